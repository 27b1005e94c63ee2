import type { HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { TAUGHT } from "./read-taught";

type Remember = { event: HookEvent; sessionId: string; text: string };

/** `heed: remember …`: the wish goes through the same stages as one that was said to the agent. */
export async function remember({ ctx, input }: VerbArguments<Remember>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId, text } = input;
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx) => {
    const where = { eventId: event.id };
    if (await tx.correctionRecord.findFirst({ where, select: { id: true } })) return;
    const { id } = await tx.correctionRecord.create({
      data: {
        ...{ projectId: ctx.project.id, ownerId, sessionId, eventId: event.id, words: text },
        ...{ label: "preference", learnable: true, signalScore: 1, learnableScore: 1, path: TAUGHT },
        ...{ explanation: "You told Heed to remember this.", language: "en", author: event.author },
        occurredAt: new Date(event.occurredAt),
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "record.create",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "correction_record", id },
      after: { label: "preference", path: TAUGHT },
    });
  });
}
