import { currentConfidence, isRetired } from "@/core/fact/confidence";
import { factSourceSchema } from "@/core/fact/schema";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";
import { recordFactChanges } from "./record-change";

type Observation = {
  ruleId: string;
  what: "confirmations" | "contradictions";
  /** Minus one takes an observation back. */
  by: 1 | -1;
  /** The prompt that was the observation. */
  eventId?: string;
};

const CAUSES = { confirmations: "confirmed", contradictions: "contradicted" } as const;

/**
 * Counts for the actor's own facts behind a rule what was seen of the rule, and moves their confidence (learning.md
 * section 3). Below 0.35 a fact is retired; a fact that only this had retired comes back. Part of a verb that audits.
 */
export async function observeFacts(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { ruleId, what, by, eventId }: Observation,
): Promise<void> {
  const ownerId = personOf(ctx);
  const facts = await tx.learnedFact.findMany({
    where: { ownerId, evidence: { some: { ruleId } } },
    orderBy: { id: "asc" },
    select: {
      ...{ id: true, content: true, source: true, confidence: true, initial: true, retiredAt: true },
      ...{ confirmations: true, contradictions: true },
    },
  });
  for (const fact of facts) {
    const fell = isRetired(fact.confidence);
    if (fact.retiredAt !== null && !(by === -1 && fell)) continue;
    const seen = { ...fact, [what]: Math.max(0, fact[what] + by) };
    const confidence = currentConfidence(factSourceSchema.parse(fact.source), seen);
    const retiredAt = isRetired(confidence) ? (fact.retiredAt ?? ctx.now()) : null;
    await tx.learnedFact.update({
      where: { id: fact.id },
      data: { [what]: seen[what], confidence, retiredAt },
      select: { id: true },
    });
    await recordFactChanges(tx, ctx, [
      {
        ...{ factId: fact.id, cause: by === 1 ? CAUSES[what] : "reconsidered", ruleId, eventId },
        ...{ before: fact.confidence, after: confidence, inForce: retiredAt === null },
      },
    ]);
    if ((retiredAt === null) === (fact.retiredAt === null)) continue;
    await emitAudit(tx, ctx, {
      action: retiredAt === null ? "fact.restore" : "fact.retire",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "fact", id: fact.id },
      before: { content: fact.content, confidence: fact.confidence, retiredAt: fact.retiredAt },
      after: { content: fact.content, confidence, retiredAt },
    });
  }
}
