import { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

/**
 * Deletes what is a person's own in every table (trust.md section 7). Of shared rules the words quoted as evidence,
 * reports and samples of their acts go; the neutral statement of what a second person approved or what is in force
 * stays. Proposals that nobody took up go.
 * @returns how many shared rules of theirs stay
 */
export async function eraseOwnRows(tx: Transaction, userId: string, now: Date): Promise<number> {
  const ownerId = userId;
  await tx.rule.deleteMany({
    where: {
      ...{ ownerId, layer: "project", status: { in: ["proposed", "dismissed"] } },
      versions: { none: { approvals: { some: { approverId: { not: ownerId } } } } },
    },
  });
  await tx.ruleVersion.updateMany({
    where: { OR: [{ authorId: userId }, { rule: { ownerId } }] },
    data: { report: Prisma.DbNull, backtest: Prisma.DbNull },
  });
  await tx.ruleVersion.updateMany({ where: { authorId: userId }, data: { reason: "By a former member." } });
  await tx.rule.updateMany({ where: { ownerId }, data: { statusReason: "By a former member." } });
  await tx.ruleMute.deleteMany({ where: { userId } });
  await tx.ruleAcceptance.deleteMany({ where: { userId } });
  await deleteWork(tx, ownerId);
  await deleteAccess(tx, userId, now);
  return tx.rule.count({ where: { ownerId, layer: "project" } });
}

/** What a person said and what was learned from it; shared rules stay as they are. */
export async function deleteWork(tx: Transaction, ownerId: string): Promise<void> {
  const where = { ownerId };
  await tx.ruleEvidence.deleteMany({ where });
  await tx.rule.deleteMany({ where: { ownerId, layer: "personal" } });
  await tx.recompilation.deleteMany({ where });
  await tx.ruleCase.deleteMany({ where });
  await tx.ruleDay.deleteMany({ where });
  await tx.backtestStop.deleteMany({ where });
  await tx.backtestRun.deleteMany({ where });
  await tx.decline.deleteMany({ where });
  await tx.deadlock.deleteMany({ where });
  await tx.familyOccurrence.deleteMany({ where });
  await tx.delivery.deleteMany({ where });
  await tx.violation.deleteMany({ where });
  await tx.exemption.deleteMany({ where });
  await tx.resolution.deleteMany({ where });
  await tx.factChange.deleteMany({ where });
  await tx.learnedFact.deleteMany({ where });
  await tx.correctionRecord.deleteMany({ where });
  await tx.correctionSignal.deleteMany({ where });
  await tx.signalMark.deleteMany({ where });
  await tx.pipelineRun.deleteMany({ where });
  await tx.family.deleteMany({ where: { ownerId, layer: "personal" } });
  await tx.notice.deleteMany({ where });
  await tx.bundle.deleteMany({ where });
  await tx.agentSession.deleteMany({ where });
  await tx.hookEvent.deleteMany({ where });
  await tx.removedEvent.deleteMany({ where });
}

/** Everything a person signs in with. Tokens keep their hash, to answer `revoked` to machines that still ask. */
async function deleteAccess(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { email, name } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true },
  });
  // Service tokens are their project's and act for nobody.
  const own = { userId, kind: "personal" } as const;
  await tx.cliToken.updateMany({ where: { ...own, revokedAt: null }, data: { revokedAt: now } });
  await tx.cliToken.updateMany({
    where: own,
    data: { name: "erased", lastHost: null, lastCliVersion: null, rotatedFromId: null },
  });
  await tx.account.deleteMany({ where: { userId } });
  await tx.userSession.deleteMany({ where: { userId } });
  await tx.device.deleteMany({ where: { userId } });
  await tx.deviceLogin.deleteMany({ where: { approvedById: userId } });
  await tx.accountNotice.deleteMany({ where: { userId } });
  await tx.verificationToken.deleteMany({ where: { OR: [{ userId }, { email }, { createdById: userId }] } });
  await tx.invitation.deleteMany({ where: { OR: [{ email }, { invitedById: userId, acceptedAt: null }] } });
  // A line in somebody else's account may name who sent a reset.
  await tx.$executeRaw`update account_notices
    set detail = replace(detail::text, ${JSON.stringify(name)}, '"a former member"')::jsonb
    where strpos(detail::text, ${JSON.stringify(name)}) > 0`;
  await tx.$executeRaw`delete from rate_limits
    where strpos(key, ${email}) > 0 or strpos(key, ${userId}) > 0`;
}
