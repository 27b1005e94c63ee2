import { signInInputSchema } from "@/core/account/schema";
import { db } from "@/server/db/client";
import { clearRateLimit, consumeRateLimit, type RateLimitRule, returnRateLimit } from "../rate-limit/consume";
import { openSession, type SignInRequest } from "./internal";
import { requirePasswordSignIn } from "./require-password-sign-in";
import { verifyPassword } from "./verify-password";

/** An address in the network may try many accounts, an account may be tried from many addresses. */
export const SIGN_IN_BY_ADDRESS: RateLimitRule = { name: "sign-in-address", points: 20, seconds: 300 };
export const SIGN_IN_BY_ACCOUNT: RateLimitRule = { name: "sign-in-account", points: 8, seconds: 300 };

export type PasswordSignIn = SignInRequest & { credentials: unknown };

/**
 * Checks e-mail and password and opens a browser session.
 * @returns ids of session and user; null for every wrong pair, whatever is wrong with it
 * @throws FORBIDDEN while password sign-in is switched off, LIMIT after too many attempts of the address or on the account
 */
export async function signIn(request: PasswordSignIn): Promise<{ sessionId: string; userId: string } | null> {
  requirePasswordSignIn();
  await consumeRateLimit(SIGN_IN_BY_ADDRESS, request.address);
  const input = signInInputSchema.safeParse(request.credentials);
  if (!input.success) return null;
  const { email, password } = input.data;
  await consumeRateLimit(SIGN_IN_BY_ACCOUNT, email);

  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !matches || user.disabledAt) return null;

  await clearRateLimit(SIGN_IN_BY_ACCOUNT, email);
  // A whole office may come from one address: only guesses count against it.
  await returnRateLimit(SIGN_IN_BY_ADDRESS, request.address);
  return openSession(db, request, { userId: user.id, method: "password" });
}
