import { db } from "@/server/db/client";
import type { LessonWorld } from "./lesson";

/** Everything that learning writes for a person, without ids and times. */
export async function readLearned({ user: { id: ownerId } }: LessonWorld) {
  const entries = await db.auditEntry.findMany({
    where: { chain: { kind: "user", subjectId: ownerId } },
    orderBy: { seq: "asc" },
  });
  return {
    signals: await db.correctionSignal.count({ where: { ownerId } }),
    records: await db.correctionRecord.findMany({
      where: { ownerId },
      select: { words: true, status: true },
    }),
    facts: await db.learnedFact.findMany({ where: { ownerId }, select: { content: true } }),
    decisions: await db.resolution.findMany({ where: { ownerId }, select: { decisionLine: true } }),
    rules: await db.rule.findMany({
      where: { ownerId },
      select: {
        ...{ number: true, status: true, mode: true, occurrences: true, relapses: true },
        versions: { select: { version: true, statement: true } },
        evidence: { select: { kind: true, excerpt: true } },
      },
    }),
    families: await db.family.findMany({ where: { ownerId }, select: { topic: true, occurrences: true } }),
    notices: await db.notice.findMany({ where: { ownerId }, select: { text: true } }),
    audit: entries.map(({ action }) => action),
  };
}
