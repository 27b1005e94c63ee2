import type { NextAuthOptions } from "next-auth";
import type { ProviderId } from "@/core/account/identity";
import { nextPath } from "@/core/account/next-path";
import { env } from "@/env";
import { SESSION_DAYS } from "@/server/services/account/internal";
import { signOut } from "@/server/services/account/sign-out";
import { logger } from "@/server/telemetry/logger";
import type { AuthRequest } from "./auth-request";
import { usesSecureCookies } from "./cookie";
import { decideIdentity } from "./decide-identity";
import { configuredProviders } from "./providers/configured";
import { linkProvider, passwordProvider } from "./providers/credentials";
import { githubProvider } from "./providers/github";
import { googleProvider } from "./providers/google";
import { oidcProvider } from "./providers/oidc";
import { publicUrl } from "./public-url";
import { sessionClaimsSchema } from "./session";
import { sessionSecret } from "./session-secret";

const OAUTH = {
  github: githubProvider,
  google: googleProvider,
  oidc: oidcProvider,
} as const satisfies Record<ProviderId, unknown>;

/**
 * next-auth's part: CSRF token, cookies and their encryption, and the OAuth client. Who may sign in is
 * decided by the service. Made anew for each request, so that a decision reaches its cookie.
 */
export function nextAuthOptions(request: AuthRequest): NextAuthOptions {
  let opened: { sessionId: string; userId: string } | null = null;
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
    useSecureCookies: usesSecureCookies(),
    pages: { signIn: "/sign-in", signOut: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in" },
    providers: [
      ...(env.HEED_PASSWORD_SIGN_IN ? [passwordProvider(request)] : []),
      ...(env.HEED_MAGIC_LINK ? [linkProvider(request)] : []),
      ...configuredProviders().map(({ id }) => OAUTH[id]()),
    ],
    callbacks: {
      async signIn({ user, account }) {
        if (account?.type !== "oauth") return true;
        if (!user.identity) return false;
        const decision = await decideIdentity(user.identity, request);
        if ("goTo" in decision) return decision.goTo;
        opened = decision.opened;
        return true;
      },
      // `user` is there only at sign-in. The cookie carries no name and no address.
      jwt: ({ token, user }) =>
        user ? { sub: opened?.userId ?? user.id, sid: opened?.sessionId ?? sessionIdOf(user) } : token,
      session: ({ session }) => ({ expires: session.expires }),
      // A path of this server, whatever the request asks for.
      redirect: ({ url }) => publicUrl() + nextPath(url, new URL(publicUrl()).origin),
    },
    events: {
      async signOut({ token }) {
        const claims = sessionClaimsSchema.safeParse(token);
        if (claims.success) await signOut({ sessionId: claims.data.sid, now: new Date() });
      },
    },
    logger: {
      error: (code, metadata) =>
        logger.warn({ code, err: errorIn(metadata), reason: reasonIn(metadata) }, "sign-in failed"),
      warn: (code) => logger.debug({ code }, "next-auth warns"),
      debug: () => {},
    },
  };
}

function sessionIdOf(user: object): string {
  return sessionClaimsSchema.parse(user).sid;
}

function errorIn(metadata: unknown): unknown {
  if (metadata instanceof Error) return metadata;
  return typeof metadata === "object" && metadata !== null && "error" in metadata
    ? metadata.error
    : undefined;
}

/** The provider's own word, as `invalid_client`; never its description, which may quote. */
function reasonIn(metadata: unknown): string | undefined {
  const error = errorIn(metadata);
  const word: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "error") : undefined;
  return typeof word === "string" && /^[a-z_]{1,40}$/.test(word) ? word : undefined;
}
