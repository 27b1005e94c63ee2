import type { Transaction } from "@/server/db/transaction";
import { createAccountNotice } from "../account-notice/create";
import { emitAudit } from "../audit/emit-audit";
import type { AnonymousContext } from "../setup/internal";
import { asActor, endSessions } from "./internal";

/**
 * The first time that somebody proves the address of an account (trust.md section 6). Whoever made the account may be
 * somebody else: with an open link, or a link that was handed over, they chose a password without reading the
 * address. So every way in that is older than the proof ends, and a line tells the person.
 * @returns nothing to do on an account whose address was proved before
 */
export async function confirmAddress(
  tx: Transaction,
  ctx: AnonymousContext,
  { userId }: { userId: string },
): Promise<void> {
  const now = ctx.now();
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailProvedAt: null },
    data: { emailProvedAt: now },
  });
  if (count === 0) return;
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, name: true, email: true, isInstanceAdmin: true, passwordHash: true },
  });
  const identities = await tx.account.deleteMany({ where: { userId } });
  if (user.passwordHash === null && identities.count === 0) return;
  await tx.user.update({ where: { id: userId }, data: { passwordHash: null }, select: { id: true } });
  const ended = { identities: identities.count, ...(await endWaysIn(tx, userId, now)) };
  await createAccountNotice(tx, { userId, notice: { kind: "address_proved", detail: {} }, now });
  await emitAudit(
    tx,
    { ...ctx, actor: asActor(user, ctx) },
    {
      action: "account.confirm_address",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "user", id: userId },
      after: { forgotPassword: user.passwordHash !== null, ...ended },
    },
  );
}

/** Browsers, tokens, machines that were let in but have no token yet, and links on their way. */
async function endWaysIn(tx: Transaction, userId: string, now: Date) {
  const sessions = await endSessions(tx, { userId, now });
  const tokens = await tx.cliToken.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now, overlapUntil: null },
  });
  await tx.deviceLogin.updateMany({
    where: { approvedById: userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
  await tx.verificationToken.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
  return { sessions, tokens: tokens.count };
}
