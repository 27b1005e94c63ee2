import { HeedError } from "@/core/errors";
import type { Transaction } from "@/server/db/transaction";
import { canSendMail } from "@/server/mail/enqueue-mail";

/**
 * Two accounts are two people only as far as their addresses are (trust.md section 5): one whose address nobody has
 * proved may be the inviter's own. Without mail nobody could prove one, so there it is left to the admins to hand
 * links to the right people.
 * @throws PRECONDITION while nobody has proved the address of this account, on a server that sends mail
 */
export async function requireProvedAddress(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (!canSendMail()) return;
  const user = await tx.user.findUnique({ where: { id: userId }, select: { emailProvedAt: true } });
  if (user?.emailProvedAt) return;
  throw new HeedError(
    "PRECONDITION",
    `Prove first that you read ${email}: sign out, ask for a link by mail (or “Forgot your password?”) and open it.`,
  );
}
