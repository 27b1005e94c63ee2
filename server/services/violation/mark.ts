import type { z } from "zod";
import { notFound } from "@/core/errors";
import { markViolationInput } from "@/core/violation/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { countUp } from "../rule/count-up";
import { personOf } from "../rule/visibility";

/**
 * Says that a rule stopped something that was fine, or takes that back.
 * @throws NOT_FOUND for somebody else's violation
 */
export async function markViolation({
  ctx,
  input,
}: VerbArguments<z.input<typeof markViolationInput>>): Promise<{ id: string; falsePositive: boolean }> {
  await requirePermission(ctx, "own:write");
  const { violationId, falsePositive } = markViolationInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx) => {
    const violation = await tx.violation.findFirst({
      where: { id: violationId, projectId: ctx.project.id, ownerId },
      select: { id: true, ruleId: true, falsePositive: true, sessionId: true },
    });
    if (!violation) throw notFound("Violation");
    if (violation.falsePositive === falsePositive) return { id: violation.id, falsePositive };
    await tx.violation.update({ where: { id: violation.id }, data: { falsePositive }, select: { id: true } });
    await countUp(tx, violation.ruleId, { falsePositives: falsePositive ? 1 : -1 });
    const { id, sessionId } = violation;
    await notifyLive(tx, { kind: "violation", id, sessionId, projectId: ctx.project.id, ownerId });
    await emitAudit(tx, ctx, {
      action: "violation.mark",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "violation", id },
      before: { falsePositive: violation.falsePositive },
      after: { falsePositive, ruleId: violation.ruleId },
    });
    return { id, falsePositive };
  });
}
