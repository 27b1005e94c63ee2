import type { z } from "zod";
import { teachInput } from "@/core/agent-session/schema";
import { HeedError, notFound } from "@/core/errors";
import { enqueue } from "@/server/db/enqueue";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { eventJobKey, PROCESS_EVENT, sessionQueue } from "../hook-event/event-jobs";
import { getEvent } from "../hook-event/get";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { TAUGHT } from "./read-taught";

/**
 * “This was a correction”: the person marks a prompt on the session page; the worker learns from it. What it taught
 * before and was taken back stays in the history, and does not keep it from being taught again, in these words or others.
 * @throws NOT_FOUND for somebody else's prompt, CONFLICT when it has taught something that counts
 */
export async function teachFromPrompt({
  ctx,
  input,
}: VerbArguments<z.input<typeof teachInput>>): Promise<{ recordId: string; eventId: string }> {
  await requirePermission(ctx, "own:write");
  const { eventId, wish } = teachInput.parse(input);
  const ownerId = personOf(ctx);
  const stored = await getEvent(eventId);
  if (!stored || stored.ownerId !== ownerId || stored.projectId !== ctx.project.id) throw notFound("Prompt");
  const { event, sessionId } = stored;
  if (event.kind !== "prompt_submitted") throw notFound("Prompt");
  if (event.author !== "human" && event.author !== "headless") {
    throw new HeedError("PRECONDITION", "Only a prompt of a person can teach.");
  }
  return withTransaction(ctx, async (tx) => {
    const before = await tx.correctionRecord.findUnique({
      where: { eventId },
      select: { id: true, resolutions: { select: { undoneAt: true } } },
    });
    if (before?.resolutions.some(({ undoneAt }) => undoneAt === null)) {
      throw new HeedError("CONFLICT", "Heed has learned from this prompt already.");
    }
    if (before && before.resolutions.length > 0) await setAside(tx, { recordId: before.id, eventId });
    const marked = {
      ...{ path: TAUGHT, label: "correction", learnable: true, signalScore: 1, learnableScore: 1 },
      ...{ status: "open" as const, explanation: "You marked this prompt as a correction." },
      words: wish ?? event.prompt ?? "",
    };
    const { id } = before
      ? await tx.correctionRecord.update({ where: { id: before.id }, data: marked, select: { id: true } })
      : await tx.correctionRecord.create({
          data: {
            ...{
              projectId: ctx.project.id,
              ownerId,
              sessionId,
              eventId,
              language: "en",
              author: event.author,
            },
            ...marked,
            occurredAt: new Date(event.occurredAt),
            createdAt: ctx.now(),
          },
          select: { id: true },
        });
    await enqueue(tx, {
      task: PROCESS_EVENT,
      payload: { eventId },
      queue: sessionQueue(sessionId),
      key: eventJobKey(eventId),
      maxAttempts: 8,
    });
    await emitAudit(tx, ctx, {
      action: "record.create",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "correction_record", id },
      after: { path: TAUGHT, hasWish: wish !== undefined },
    });
    return { recordId: id, eventId };
  });
}

/**
 * Makes room for new decisions: a decision that was taken back leaves its place, and the stages that led to it are run
 * again even for the same words.
 */
async function setAside(
  tx: Transaction,
  { recordId, eventId }: { recordId: string; eventId: string },
): Promise<void> {
  const rows = await tx.resolution.findMany({
    where: { recordId },
    orderBy: { position: "asc" },
    select: { id: true, position: true },
  });
  // Places of wishes count from zero; those of earlier rounds lie below.
  let place = Math.min(0, rows[0]?.position ?? 0);
  for (const { id, position } of rows) {
    if (position < 0) continue;
    place -= 1;
    await tx.resolution.update({ where: { id }, data: { position: place }, select: { id: true } });
  }
  await tx.stageRun.deleteMany({ where: { run: { eventId }, stage: { not: "detect" } } });
}
