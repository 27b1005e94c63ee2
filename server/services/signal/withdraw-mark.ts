import type { z } from "zod";
import { notFound } from "@/core/errors";
import { type MarkEffect, type MarkWithdrawal, withdrawMarkInput } from "@/core/signal/schema";
import { enqueue } from "@/server/db/enqueue";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { restoreFact } from "../fact/restore";
import { retireFact } from "../fact/retire";
import { eventJobKey, PROCESS_EVENT, sessionQueue } from "../hook-event/event-jobs";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { resolutionSelect } from "../resolution/internal";
import { reopenTakenBack } from "../resolution/reopen-taken-back";
import { takeBack } from "../resolution/take-back";
import { personOf } from "../rule/visibility";
import { effectOf, findMark, lockLearning, type MarkRow, toMarkView } from "./internal";

/**
 * Takes a mark back, with exactly what it did: what it dismissed waits again, what was learned from it goes. The mark
 * stays in the database as withdrawn, and the prompt is judged anew.
 * @throws NOT_FOUND where no own mark counts
 */
export async function withdrawMark({
  ctx,
  input,
}: VerbArguments<z.input<typeof withdrawMarkInput>>): Promise<MarkWithdrawal> {
  await requirePermission(ctx, "own:write");
  const { eventId } = withdrawMarkInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    await lockLearning(tx, ownerId);
    const mark = await findMark(inner, eventId);
    if (!mark) throw notFound("Mark");
    const effect = effectOf(mark);
    if (mark.verdict === "none") await bringBack(tx, inner, effect);
    const taught = mark.verdict !== "none" && effect.taught;
    const stays = taught ? await unlearn(tx, inner, { mark, effect }) : [];
    await restoreRecord(tx, inner, { mark, effect });
    await tx.signalMark.update({
      where: { id: mark.id },
      data: { withdrawnAt: ctx.now() },
      select: { id: true },
    });
    const { sessionId } = mark;
    await enqueue(tx, {
      task: PROCESS_EVENT,
      payload: { eventId },
      queue: sessionQueue(sessionId),
      key: eventJobKey(eventId),
      maxAttempts: 8,
    });
    await notifyLive(tx, { kind: "signal", id: eventId, sessionId, projectId: ctx.project.id, ownerId });
    await emitAudit(tx, ctx, {
      action: "signal.withdraw_mark",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "signal_mark", id: mark.id },
      before: { verdict: mark.verdict },
    });
    return { ...toMarkView(mark), stays };
  });
}

/** Proposals and questions wait again, and facts count again. */
async function bringBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { resolutionIds, factIds }: MarkEffect,
): Promise<void> {
  for (const resolutionId of resolutionIds) await reopenTakenBack(tx, ctx, resolutionId);
  for (const factId of await stillThere(tx, factIds)) {
    await restoreFact({ ctx: { ...ctx, tx }, input: { factId } });
  }
}

/** What came of the prompt since it was marked. @returns which older rules stay replaced all the same, and by whom */
async function unlearn(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { mark }: { mark: MarkRow; effect: MarkEffect },
): Promise<string[]> {
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx) };
  const record = await tx.correctionRecord.findFirst({
    where: { ...own, eventId: mark.eventId },
    select: {
      facts: { where: { retiredAt: null, createdAt: { gte: mark.createdAt } }, select: { id: true } },
      resolutions: {
        where: { undoneAt: null, createdAt: { gte: mark.createdAt } },
        orderBy: { position: "desc" },
        select: resolutionSelect,
      },
    },
  });
  const stays: string[] = [];
  for (const resolution of record?.resolutions ?? []) {
    const taken = await takeBack(tx, ctx, resolution);
    if (taken.stays !== undefined) stays.push(taken.stays);
  }
  for (const { id } of record?.facts ?? []) {
    await retireFact({ ctx: { ...ctx, tx }, input: { factId: id } });
  }
  return stays;
}

/** As it was before; a record that only the mark made stays, dismissed. */
async function restoreRecord(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { mark, effect }: { mark: MarkRow; effect: MarkEffect },
): Promise<void> {
  const before = effect.record ?? { status: "dismissed" as const, path: "none" };
  const { prompt } = await words(tx, mark.eventId);
  await tx.correctionRecord.updateMany({
    where: { eventId: mark.eventId, projectId: ctx.project.id, ownerId: personOf(ctx) },
    data: {
      ...{ status: before.status, path: before.path },
      // A wish in other words was said with the mark.
      ...(effect.taught && prompt !== null && { words: prompt }),
    },
  });
}

async function words(tx: Transaction, eventId: string): Promise<{ prompt: string | null }> {
  const row = await tx.hookEvent.findUnique({ where: { id: eventId }, select: { payload: true } });
  const payload = row?.payload;
  const prompt: unknown =
    typeof payload === "object" && payload !== null ? Reflect.get(payload, "prompt") : null;
  return { prompt: typeof prompt === "string" ? prompt : null };
}

async function stillThere(tx: Transaction, factIds: string[]): Promise<string[]> {
  const rows = await tx.learnedFact.findMany({ where: { id: { in: factIds } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
