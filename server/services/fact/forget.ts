import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { recordFactChanges } from "./record-change";

const MAX_WORDS = 12;

/**
 * `heed: forget …`: retires own facts that contain all of the words; they stay visible and can be restored.
 * @throws NOT_FOUND when there is none
 */
export async function forgetFacts({ ctx, input }: VerbArguments<{ text: string }>): Promise<number> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  const words = input.text.split(/[^\p{L}\p{N}_./-]+/u).filter((word) => word.length > 1);
  return withTransaction(ctx, async (tx, inner) => {
    const facts = await tx.learnedFact.findMany({
      where: {
        ownerId,
        retiredAt: null,
        OR: [{ projectId: ctx.project.id }, { projectId: null }],
        AND: words.slice(0, MAX_WORDS).map((word) => ({ content: { contains: word, mode: "insensitive" } })),
      },
      select: { id: true, content: true, confidence: true },
      take: 20,
    });
    if (words.length === 0 || facts.length === 0) throw notFound(`Nothing about “${input.text}”`);
    const ids = facts.map(({ id }) => id);
    await tx.learnedFact.updateMany({ where: { id: { in: ids } }, data: { retiredAt: ctx.now() } });
    await recordFactChanges(
      tx,
      inner,
      facts.map(({ id: factId, confidence }) => ({
        ...{ factId, cause: "retired" as const, before: confidence, after: confidence, inForce: false },
      })),
    );
    for (const fact of facts) {
      await emitAudit(tx, ctx, {
        action: "fact.retire",
        chain: { kind: "user", subjectId: ownerId },
        entity: { type: "fact", id: fact.id },
        before: { content: fact.content },
      });
    }
    return facts.length;
  });
}
