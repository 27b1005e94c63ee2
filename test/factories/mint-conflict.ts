import { readWish } from "@/core/extraction/read-wish";
import { db } from "@/server/db/client";
import { mintSession } from "./mint-learning";

type Place = { projectId: string; ownerId: string };

/** A correction of a person, in their words. */
export async function mintRecord(place: Place, words = "use yarn, not pnpm") {
  const session = await mintSession(place);
  const { id } = await db.correctionRecord.create({
    data: {
      ...{ ...place, ...session, words, label: "correction", learnable: true, path: "ask" },
      ...{ signalScore: 0.6, learnableScore: 0.6, explanation: "A signal.", language: "en" },
      ...{ author: "human", occurredAt: new Date() },
    },
    select: { id: true },
  });
  return { recordId: id, ...session };
}

/** “Use yarn, not pnpm” against a rule: the resolver could not decide. */
export async function mintConflict(place: Place, targetRuleId: string) {
  const { recordId } = await mintRecord(place);
  const data = { path: "act", status: "extracted" } as const;
  await db.correctionRecord.update({ where: { id: recordId }, data, select: { id: true } });
  const candidate = JSON.parse(JSON.stringify(readWish({ text: "Use yarn, not pnpm." })));
  const { id } = await db.resolution.create({
    data: {
      ...{ ...place, recordId, candidate, action: "undecided", targetRuleId, decidedBy: "heuristic" },
      ...{ decisionLine: "Decision: UNDECIDED", reason: "it may contradict the rule." },
    },
    select: { id: true },
  });
  return { resolutionId: id, recordId };
}
