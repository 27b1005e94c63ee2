import { notFound } from "@/core/errors";
import { publicUrl } from "@/server/auth/public-url";
import type { Transaction } from "@/server/db/transaction";
import { createLink } from "./create-link";
import { requirePasswordSignIn } from "./require-password-sign-in";

export const RESET_MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * Makes the link by which a person sets a new password: single use, 60 minutes, replaces earlier ones
 * (trust.md sections 4 and 6). The caller checks who may ask, and audits it.
 * @param wish.createdById the instance admin who sends it; null when the person asked
 * @returns the link, which is shown or mailed once
 * @throws FORBIDDEN while password sign-in is switched off, NOT_FOUND for nobody or a disabled person
 */
export async function createResetLink(
  tx: Transaction,
  { userId, createdById, now }: { userId: string; createdById: string | null; now: Date },
): Promise<{ url: string; expiresAt: Date }> {
  requirePasswordSignIn();
  const user = await tx.user.findFirst({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { email: true },
  });
  if (!user) throw notFound("Person");
  const { token, expiresAt } = await createLink(tx, {
    purpose: "password_reset",
    email: user.email,
    userId,
    createdById,
    lifetimeMs: RESET_MINUTES * MINUTE_MS,
    now,
  });
  return { url: `${publicUrl()}/reset/new#${token}`, expiresAt };
}
