import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";

type FinishRun = { runId: string; status: "succeeded" | "failed"; outcome: string };

/** Closes a run and tells who waits for it: the bundle's long poll and open session pages. */
export async function finishRun({ ctx, input }: VerbArguments<FinishRun>): Promise<void> {
  await requirePermission(ctx, "own:write");
  await withTransaction(ctx, async (tx) => {
    const run = await tx.pipelineRun.update({
      where: { id: input.runId },
      data: { status: input.status, outcome: input.outcome, finishedAt: ctx.now() },
      select: { eventId: true, sessionId: true, projectId: true, ownerId: true },
    });
    const { eventId, ...where } = run;
    await notifyLive(tx, { kind: "settled", id: eventId, ...where });
    await notifyLive(tx, { kind: "run", id: eventId, ...where });
  });
}
