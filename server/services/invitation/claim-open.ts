import { isHeedError } from "@/core/errors";
import type { Role } from "@/core/permission/permissions";
import type { Transaction } from "@/server/db/transaction";
import { getOpenInvitation } from "./internal";

/** What was bound, for the audit. */
export type ClaimedInvitation = { id: string; projectId: string; role: Role };
type OpenLink = { token: string; email: string; now: Date };

/**
 * Binds an open link to the one person for whom it makes an account, so that it makes no second one; they still
 * accept it by POST, and so may nobody else (trust.md section 6). Part of the verb that makes the account, which
 * audits it.
 * @returns null for a link that is not open any more, or is for an address
 */
export async function claimOpenInvitation(
  tx: Transaction,
  { token, email, now }: OpenLink,
): Promise<ClaimedInvitation | null> {
  const invitation = await findOpen(tx, token, now);
  if (!invitation || invitation.email !== null) return null;
  const { id, projectId, role } = invitation;
  const unused = { acceptedAt: null, revokedAt: null };
  // One open offer for each address: an expired one, or one whose inviter has left, gives way.
  await tx.invitation.updateMany({ where: { projectId, email, ...unused }, data: { revokedAt: now } });
  const { count } = await tx.invitation.updateMany({
    where: { id, email: null, ...unused },
    data: { email, role },
  });
  return count === 1 ? { id, projectId, role } : null;
}

async function findOpen(tx: Transaction, token: string, now: Date) {
  try {
    return await getOpenInvitation(tx, token, now);
  } catch (error) {
    if (isHeedError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
