import { HeedError } from "@/core/errors";
import { env } from "@/env";

/**
 * Nothing that takes or sets a password works while password sign-in is switched off (trust.md section 6).
 * @throws FORBIDDEN
 */
export function requirePasswordSignIn(): void {
  if (env.HEED_PASSWORD_SIGN_IN) return;
  throw new HeedError(
    "FORBIDDEN",
    "Passwords are switched off on this server. Sign in with one of the other ways on the sign-in page.",
  );
}
