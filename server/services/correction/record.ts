import { wordsByHand } from "@/core/correction/hand-edits";
import { isHeard } from "@/core/correction/is-heard";
import type { Detection } from "@/core/correction/schema";
import type { AgentAction, HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { personOf } from "../rule/visibility";

type RecordCorrection = {
  event: HookEvent;
  sessionId: string;
  detection: Detection;
  circumstances: {
    request: string | null;
    action: AgentAction | null;
    steps: unknown[];
    workspace: unknown;
  };
  isTaught: boolean;
};

/**
 * Ties together the words, the request, the act and the workspace of a correction (learning.md section 3). Judged
 * again, the record follows the new judgement until something was learned from it.
 */
export async function recordCorrection({ ctx, input }: VerbArguments<RecordCorrection>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId, detection, circumstances, isTaught } = input;
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx) => {
    const where = { eventId: event.id, ownerId };
    const before = await tx.correctionRecord.findFirst({ where, select: { id: true, status: true } });
    if (before && before.status !== "open" && !isTaught) return;
    const isKept = isHeard(detection);
    if (!before && !isKept) return;

    const judged = {
      status: isKept ? ("open" as const) : ("dismissed" as const),
      label: detection.label,
      learnable: detection.learnable,
      signalScore: detection.scores.signal,
      learnableScore: detection.scores.learnable,
      ...(!isTaught && { path: detection.path }),
      explanation: detection.explanation,
      language: detection.language,
      referentEventId: detection.referentEventId,
      request: circumstances.request,
      action: jsonColumn(circumstances.action),
      steps: jsonColumn(circumstances.steps) ?? [],
      workspace: jsonColumn(circumstances.workspace),
    };
    if (before) {
      // Another worker with the same job may have learned from it since it was read: that stays.
      const { count } = await tx.correctionRecord.updateMany({
        where: { id: before.id, status: before.status },
        data: judged,
      });
      if (isKept || count === 0) return;
    }
    const id =
      before?.id ??
      (
        await tx.correctionRecord.create({
          data: {
            ...{ projectId: ctx.project.id, ownerId, sessionId, eventId: event.id },
            ...{ path: detection.path, author: event.author, words: event.prompt ?? wordsByHand(event) },
            ...judged,
            occurredAt: new Date(event.occurredAt),
            createdAt: ctx.now(),
          },
          select: { id: true },
        })
      ).id;
    await emitAudit(tx, ctx, {
      action: before ? "record.dismiss" : "record.create",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "correction_record", id },
      after: { label: detection.label, learnable: detection.learnable, path: detection.path },
    });
  });
}
