import type { z } from "zod";
import { type BacktestMark, markStopInput } from "@/core/backtest/run-schema";
import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

/**
 * Says that a would-be stop is right or wrong, or takes that back. The word stays with the event: later versions of
 * the rule are measured by it too.
 * @throws NOT_FOUND for somebody else's
 */
export async function markStop({
  ctx,
  input,
}: VerbArguments<z.input<typeof markStopInput>>): Promise<{ id: string; mark: BacktestMark | null }> {
  await requirePermission(ctx, "own:write");
  const { stopId, mark } = markStopInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx) => {
    const stop = await tx.backtestStop.findFirst({
      where: { id: stopId, ownerId, projectId: ctx.project.id },
      select: { id: true, ruleId: true, eventId: true, mark: true },
    });
    if (!stop) throw notFound("Would-be stop");
    const { ruleId, eventId } = stop;
    await tx.backtestStop.updateMany({
      where: { ownerId, ruleId, eventId },
      data: { mark, markedAt: mark === null ? null : ctx.now() },
    });
    await emitAudit(tx, ctx, {
      action: "backtest.mark",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "rule", id: ruleId },
      before: { mark: stop.mark },
      after: { mark, eventId },
    });
    return { id: stopId, mark };
  });
}
