import type { User } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { isHeedError } from "@/core/errors";
import { signIn } from "@/server/services/account/sign-in";
import { signInWithLink } from "@/server/services/account/sign-in-with-link";
import type { AuthRequest } from "../auth-request";

/** Reasons in the answer of a refused sign-in; everything else is `CredentialsSignin`. */
const TOLD = ["LIMIT", "FORBIDDEN", "NOT_FOUND"] as const;

type Opened = { sessionId: string; userId: string } | null;

export function passwordProvider(request: AuthRequest) {
  return CredentialsProvider({
    id: "credentials",
    name: "password",
    credentials: { email: {}, password: {} },
    authorize: (credentials) => answer(() => signIn({ credentials, ...request })),
  });
}

/** The secret of a mailed link, posted by the page that the link opens: looking at a link uses nothing up. */
export function linkProvider(request: AuthRequest) {
  return CredentialsProvider({
    id: "link",
    name: "link",
    credentials: { email: {}, token: {} },
    authorize: (credentials) => answer(() => signInWithLink({ credentials, ...request })),
  });
}

async function answer(open: () => Promise<Opened>): Promise<User | null> {
  try {
    const session = await open();
    return session && { id: session.userId, sid: session.sessionId };
  } catch (error) {
    const told = isHeedError(error) ? TOLD.find((code) => code === error.code) : undefined;
    throw new Error(told ?? "UNAVAILABLE");
  }
}
