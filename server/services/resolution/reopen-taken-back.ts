import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { reopenRule } from "../rule/reopen";
import { personOf } from "../rule/visibility";

/**
 * Puts a decision back as it was before it was taken back: its proposal, or its question, waits again. One that is
 * gone, or that counts, is left alone. Runs inside a verb's transaction.
 */
export async function reopenTakenBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  resolutionId: string,
): Promise<void> {
  const resolution = await tx.resolution.findFirst({
    where: {
      ...{ id: resolutionId, projectId: ctx.project.id, ownerId: personOf(ctx) },
      undoneAt: { not: null },
    },
    select: {
      id: true,
      ownerId: true,
      decisionLine: true,
      action: true,
      result: { select: { id: true, status: true } },
    },
  });
  if (!resolution) return;
  const { id, ownerId, decisionLine, action, result } = resolution;
  if (result?.status === "archived") await reopenRule({ ctx: { ...ctx, tx }, input: { ruleId: result.id } });
  await tx.resolution.update({
    where: { id },
    data: { undoneAt: null, undoneById: null },
    select: { id: true },
  });
  await emitAudit(tx, ctx, {
    action: "resolution.undo",
    chain: { kind: "user", subjectId: ownerId },
    entity: { type: "resolution", id },
    before: { line: decisionLine },
    after: { action },
  });
}
