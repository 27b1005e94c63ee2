import type { z } from "zod";
import { backtestOfRuleInput } from "@/core/backtest/run-schema";
import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

/**
 * Stops the person's running backtest of a rule; what was counted stays, and it can go on.
 * @throws NOT_FOUND when none is running
 */
export async function stopBacktest({
  ctx,
  input,
}: VerbArguments<z.input<typeof backtestOfRuleInput>>): Promise<{ id: string }> {
  await requirePermission(ctx, "own:write");
  const { ruleId } = backtestOfRuleInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx) => {
    const run = await tx.backtestRun.findFirst({
      where: { ruleId, ownerId, projectId: ctx.project.id, status: { in: ["queued", "running"] } },
      orderBy: { version: "desc" },
      select: { id: true, checked: true },
    });
    if (!run) throw notFound("Running backtest");
    await tx.backtestRun.update({
      where: { id: run.id },
      data: { status: "skipped", finishedAt: ctx.now() },
      select: { id: true },
    });
    await notifyLive(tx, {
      ...{ kind: "backtest", id: ruleId, sessionId: null, projectId: ctx.project.id, ownerId },
    });
    await emitAudit(tx, ctx, {
      action: "backtest.stop",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "rule", id: ruleId },
      after: { checked: run.checked },
    });
    return { id: run.id };
  });
}
