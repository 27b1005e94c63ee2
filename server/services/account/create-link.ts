import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@/server/db/transaction";
import { canSendMail } from "@/server/mail/enqueue-mail";

/** What a one-time link is good for; `VerificationToken.purpose`. */
export type LinkPurpose = "password_reset" | "magic_link" | "instance_invitation";

export type LinkWish = {
  purpose: LinkPurpose;
  email: string;
  /** Null while the address has no account. */
  userId: string | null;
  /** The instance admin who made it; null when the person asked for it. */
  createdById: string | null;
  lifetimeMs: number;
  now: Date;
};

/**
 * Makes a one-time secret for a link and ends earlier ones of the same purpose and address. The secret is
 * in the answer and nowhere else: only its hash is stored (trust.md section 6). Where this server sends mail, the
 * caller mails it and tells it to nobody else, so that who uses it reads the address.
 */
export async function createLink(
  tx: Transaction,
  { lifetimeMs, now, ...wish }: LinkWish,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const { purpose, email } = wish;
  await tx.verificationToken.updateMany({ where: { purpose, email, usedAt: null }, data: { usedAt: now } });
  const { id } = await tx.verificationToken.create({
    data: { ...wish, mailed: canSendMail(), tokenHash: hashLinkToken(token), expiresAt },
    select: { id: true },
  });
  return { id, token, expiresAt };
}

/** SHA-256 suffices for 256 random bits; lower-case hex, as stored. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
