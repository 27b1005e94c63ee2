import type { RuleCandidate } from "@/core/extraction/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { findRecord } from "../correction/internal";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { recordFactChanges } from "./record-change";
import { restoreFact } from "./restore";

type RecordFacts = {
  eventId: string;
  sessionId: string;
  candidates: RuleCandidate[];
  /** A person taught it by marking the prompt: a wish of it that was retired counts again. */
  isTaught: boolean;
};

const SESSION_FACT_MS = 86_400_000;

/**
 * Keeps each atomic wish as a LearnedFact of the person (learning.md section 3). A wish that this record gave
 * before is not written twice.
 */
export async function recordFacts({ ctx, input }: VerbArguments<RecordFacts>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx, inner) => {
    const record = await findRecord(inner, input.eventId);
    if (record && input.candidates.length > 0) {
      const data = { status: "extracted" as const };
      await tx.correctionRecord.update({ where: { id: record.id }, data, select: { id: true } });
    }
    const known = record
      ? await tx.learnedFact.findMany({
          where: { recordId: record.id },
          select: { id: true, content: true, retiredAt: true },
        })
      : [];
    const created: { id: string; content: string }[] = [];
    for (const candidate of input.candidates) {
      const before = known.find(({ content }) => content === candidate.directive);
      if (before && before.retiredAt !== null && input.isTaught) {
        await restoreFact({ ctx: inner, input: { factId: before.id } });
      }
      if (before) continue;
      const { directive: content, claim, confidence, scope, source, language } = candidate;
      const fact = await tx.learnedFact.create({
        data: {
          ...{ ownerId, recordId: record?.id ?? null, content, topic: claim.topic, scope, source, language },
          ...{ confidence, initial: confidence },
          projectId: scope === "global" ? null : ctx.project.id,
          expiresAt: scope === "session" ? new Date(ctx.now().getTime() + SESSION_FACT_MS) : null,
          createdAt: ctx.now(),
        },
        select: { id: true, content: true },
      });
      created.push(fact);
      await recordFactChanges(tx, inner, [
        {
          ...{ factId: fact.id, cause: "learned", before: null, after: confidence, inForce: true },
          eventId: record?.eventId ?? input.eventId,
        },
      ]);
    }
    for (const fact of created) {
      const live = { projectId: ctx.project.id, ownerId, sessionId: input.sessionId };
      await notifyLive(tx, { kind: "fact", id: fact.id, ...live });
      await emitAudit(tx, ctx, {
        action: "fact.create",
        chain: { kind: "user", subjectId: ownerId },
        entity: { type: "fact", id: fact.id },
        after: fact,
      });
    }
  });
}
