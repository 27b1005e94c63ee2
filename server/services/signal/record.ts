import type { Signal } from "@/core/correction/schema";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

type RecordSignals = { eventId: string; sessionId: string; signals: Signal[] };

/** Writes what the detectors saw in a prompt; judged again, it replaces what they saw before. Not audited. */
export async function recordSignals({ ctx, input }: VerbArguments<RecordSignals>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { eventId, sessionId } = input;
  const ownerId = personOf(ctx);
  const best = new Map<string, Signal>();
  for (const signal of input.signals) {
    const other = best.get(signal.detector);
    if (!other || signal.score > other.score) best.set(signal.detector, signal);
  }
  await withTransaction(ctx, async (tx) => {
    await tx.correctionSignal.deleteMany({ where: { eventId, ownerId } });
    if (best.size === 0) return;
    await tx.correctionSignal.createMany({
      data: [...best.values()].map(({ span, ...signal }) => ({
        ...signal,
        ...{ projectId: ctx.project.id, ownerId, sessionId, eventId, createdAt: ctx.now() },
        spanStart: span[0],
        spanEnd: span[1],
      })),
    });
    await notifyLive(tx, { kind: "signal", id: eventId, sessionId, projectId: ctx.project.id, ownerId });
  });
}
