import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

/** After the last try: the page says so, and the person can let it go on. Not audited: it changes no more than a counter. */
export async function endFailedBacktest({
  ctx,
  input: { runId },
}: VerbArguments<{ runId: string }>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx) => {
    const run = await tx.backtestRun.findFirst({
      where: { id: runId, ownerId, projectId: ctx.project.id, status: { in: ["queued", "running"] } },
      select: { ruleId: true },
    });
    if (!run) return;
    await tx.backtestRun.update({
      where: { id: runId },
      data: { status: "failed", finishedAt: ctx.now() },
      select: { id: true },
    });
    await notifyLive(tx, {
      ...{ kind: "backtest", id: run.ruleId, sessionId: null, projectId: ctx.project.id, ownerId },
    });
  });
}
