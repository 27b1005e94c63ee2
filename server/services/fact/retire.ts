import type { z } from "zod";
import { type FactView, factIdInput } from "@/core/fact/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { getOwnFact } from "./internal";
import { recordFactChanges } from "./record-change";
import { factSelect, toFactView } from "./select";

/**
 * Takes a fact out of force; it stays visible.
 * @throws NOT_FOUND for somebody else's fact
 */
export async function retireFact({
  ctx,
  input,
}: VerbArguments<z.input<typeof factIdInput>>): Promise<FactView> {
  await requirePermission(ctx, "own:write");
  const { factId } = factIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const fact = await getOwnFact(inner, factId);
    if (fact.retiredAt !== null) return toFactView(fact);
    const changed = await tx.learnedFact.update({
      where: { id: fact.id },
      data: { retiredAt: ctx.now() },
      select: factSelect,
    });
    const { confidence } = fact;
    const step = { factId, cause: "retired" as const, before: confidence, after: confidence, inForce: false };
    await recordFactChanges(tx, inner, [step]);
    await emitAudit(tx, ctx, {
      action: "fact.retire",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "fact", id: fact.id },
      before: { content: fact.content, retiredAt: fact.retiredAt },
      after: { content: fact.content, retiredAt: changed.retiredAt },
    });
    return toFactView(changed);
  });
}
