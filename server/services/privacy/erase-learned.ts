import type { Transaction } from "@/server/db/transaction";
import { uncountEvents } from "../family/count-occurrence";

export type ErasedLearning = {
  /** Rules that had evidence of the events, with the version and kind of each. */
  evidence: { ruleId: string; version: number; kind: string }[];
  /** Records, marks, facts, resolutions, evidence, violations and exemptions: what audit entries are about. */
  entityIds: string[];
  /** Corrections, facts and decisions that are gone. */
  rows: number;
};

/**
 * Deletes what was made from events: signals, runs with their stages, corrections, facts, decisions, evidence,
 * notices and receipts. Violations and exemptions stay as counts, without their words.
 */
export async function eraseLearned(
  tx: Transaction,
  { ownerId, eventIds }: { ownerId: string; eventIds: string[] },
): Promise<ErasedLearning> {
  const eventId = { in: eventIds };
  const records = idsOf(await tx.correctionRecord.findMany({ where: { ownerId, eventId }, select: ID }));
  const recordId = { in: records };
  const facts = idsOf(await tx.learnedFact.findMany({ where: { ownerId, recordId }, select: ID }));
  const resolutions = await tx.resolution.findMany({
    where: { ownerId, recordId },
    select: { id: true, resultRuleId: true },
  });
  const evidence = await tx.ruleEvidence.findMany({
    where: { ownerId, OR: [{ eventId }, { recordId }, { factId: { in: facts } }] },
    select: { id: true, ruleId: true, version: true, kind: true },
  });
  const violations = idsOf(await tx.violation.findMany({ where: { ownerId, eventId }, select: ID }));
  const exemptions = idsOf(await tx.exemption.findMany({ where: { ownerId, eventId }, select: ID }));

  const marks = idsOf(await tx.signalMark.findMany({ where: { ownerId, eventId }, select: ID }));

  await tx.signalMark.deleteMany({ where: { id: { in: marks } } });
  await tx.factChange.updateMany({ where: { ownerId, eventId }, data: { eventId: null } });
  await tx.ruleEvidence.deleteMany({ where: { id: { in: idsOf(evidence) } } });
  await tx.learnedFact.deleteMany({ where: { id: { in: facts } } });
  await tx.resolution.deleteMany({ where: { id: { in: idsOf(resolutions) } } });
  await tx.correctionRecord.deleteMany({ where: { id: { in: records } } });
  await tx.correctionRecord.updateMany({
    where: { ownerId, referentEventId: eventId },
    data: { referentEventId: null },
  });
  await tx.correctionSignal.deleteMany({ where: { ownerId, eventId } });
  await tx.correctionSignal.updateMany({
    where: { ownerId, referentEventId: eventId },
    data: { referentEventId: null, reasons: [] },
  });
  await tx.pipelineRun.deleteMany({ where: { ownerId, eventId } });
  await tx.delivery.deleteMany({ where: { ownerId, eventId } });
  await uncountEvents(tx, { ownerId, eventIds });
  await tx.decline.deleteMany({ where: { ownerId, eventId } });
  await tx.deadlock.updateMany({ where: { ownerId, eventId }, data: { excerpt: "" } });
  await tx.backtestStop.deleteMany({ where: { ownerId, eventId } });
  await tx.violation.updateMany({ where: { id: { in: violations } }, data: { excerpt: "" } });
  await tx.exemption.updateMany({ where: { id: { in: exemptions } }, data: { reason: "", eventId: null } });
  // “Learned R12: …” names what the rule says.
  const ruleIds = [...evidence.map(({ ruleId }) => ruleId), ...resolutions.map((row) => row.resultRuleId)];
  await tx.notice.deleteMany({
    where: { ownerId, ruleId: { in: ruleIds.filter((id): id is string => id !== null) } },
  });
  return {
    evidence,
    entityIds: [
      ...idsOf(evidence),
      ...facts,
      ...idsOf(resolutions),
      ...records,
      ...marks,
      ...violations,
      ...exemptions,
    ],
    rows: records.length + facts.length + resolutions.length,
  };
}

const ID = { id: true } as const;

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
