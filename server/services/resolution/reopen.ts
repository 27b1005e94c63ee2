import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { getOwnResolution } from "../history/internal";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { takeBack } from "./take-back";

/** Takes back what a person decided about an open question; it is open again. */
export async function reopenResolution({
  ctx,
  input: { resolutionId },
}: VerbArguments<{ resolutionId: string }>): Promise<void> {
  await requirePermission(ctx, "own:write");
  await withTransaction(ctx, async (tx, inner) => {
    const resolution = await getOwnResolution(inner, resolutionId);
    if (resolution.resultRuleId) await takeBack(tx, inner, resolution);
    const data = {
      ...{ undoneAt: null, undoneById: null, resultRuleId: null },
      action: resolution.action === "update" ? ("update" as const) : ("undecided" as const),
    };
    await tx.resolution.update({ where: { id: resolution.id }, data, select: { id: true } });
    await emitAudit(tx, ctx, {
      action: "resolution.undo",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "resolution", id: resolution.id },
      before: { line: resolution.decisionLine },
      after: { action: data.action },
    });
  });
}
