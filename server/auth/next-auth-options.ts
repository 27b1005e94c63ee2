import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { isHeedError } from "@/core/errors";
import { env } from "@/env";
import { SESSION_DAYS } from "@/server/services/account/internal";
import { signIn } from "@/server/services/account/sign-in";
import { signOut } from "@/server/services/account/sign-out";
import { usesSecureCookies } from "./cookie";
import { requestAddress } from "./request-address";
import { sessionClaimsSchema } from "./session";
import { sessionSecret } from "./session-secret";

/** Reason in the answer of a refused sign-in; everything else is `CredentialsSignin`. */
const LIMITED = "LIMIT";

/** next-auth's part: CSRF token, cookie and its encryption. Who may sign in is decided by the service. */
export function nextAuthOptions(): NextAuthOptions {
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
    useSecureCookies: usesSecureCookies(),
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: env.HEED_PASSWORD_SIGN_IN ? [passwordProvider()] : [],
    callbacks: {
      // `user` is there only at sign-in. The cookie carries no name and no address.
      jwt: ({ token, user }) => (user ? { sub: user.id, sid: sessionIdOf(user) } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      async signOut({ token }) {
        const claims = sessionClaimsSchema.safeParse(token);
        if (claims.success) await signOut({ sessionId: claims.data.sid, now: new Date() });
      },
    },
  };
}

function passwordProvider() {
  return CredentialsProvider({
    name: "password",
    credentials: { email: {}, password: {} },
    async authorize(credentials, request) {
      const headers = toHeaders(request.headers);
      try {
        const session = await signIn({
          credentials,
          address: requestAddress(headers),
          userAgent: headers.get("user-agent") ?? "",
          now: new Date(),
        });
        return session && { id: session.userId, sid: session.sessionId };
      } catch (error) {
        throw isHeedError(error) && error.code === "LIMIT" ? new Error(LIMITED) : new Error("UNAVAILABLE");
      }
    },
  });
}

/** next-auth hands the headers over as a plain object. */
function toHeaders(plain: Record<string, unknown> | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(plain ?? {})) headers.set(name, String(value));
  return headers;
}

function sessionIdOf(user: object): string {
  return sessionClaimsSchema.parse(user).sid;
}
