import type { z } from "zod";
import { type DetectorName, detectorNameSchema } from "@/core/correction/schema";
import { type MarkEffect, type MarkResult, markInput } from "@/core/signal/schema";
import { enqueue } from "@/server/db/enqueue";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { teachFromPrompt } from "../correction/teach";
import { eventJobKey, PROCESS_EVENT, sessionQueue } from "../hook-event/event-jobs";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { personOf } from "../rule/visibility";
import { findMark, getOwnPrompt, lockLearning, markSelect, toMarkView } from "./internal";
import { takeBackProposed } from "./take-back-proposed";
import { withdrawMark } from "./withdraw-mark";

type Done = Pick<MarkResult, "inForce"> & { effect: MarkEffect };

/**
 * “This was a correction” leads into the path that learns from it; “this was none” takes back what was only
 * proposed and is final for the prompt. Another mark of the same prompt is withdrawn first.
 * @throws NOT_FOUND for somebody else's prompt, PRECONDITION where no person spoke, CONFLICT for a wish when the
 *   prompt has taught something already
 */
export async function markSignal({
  ctx,
  input,
}: VerbArguments<z.input<typeof markInput>>): Promise<MarkResult> {
  await requirePermission(ctx, "own:write");
  const { eventId, verdict, wish } = markInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const { sessionId } = await getOwnPrompt(inner, eventId);
    await lockLearning(tx, ownerId);
    const open = await findMark(inner, eventId);
    if (open && open.verdict === verdict && wish === undefined) {
      const { inForce } = verdict === "none" ? await takeBackProposed(tx, inner, eventId) : NOTHING_DONE;
      return { mark: toMarkView(open), taught: false, takenBack: { proposals: 0, facts: 0 }, inForce };
    }
    if (open) await withdrawMark({ ctx: inner, input: { eventId } });
    const said = await readSaid(tx, { eventId, ownerId });
    const done =
      verdict === "none"
        ? await takeBackProposed(tx, inner, eventId)
        : await teach(tx, inner, { eventId, wish });
    const mark = await tx.signalMark.create({
      data: {
        ...{ projectId: ctx.project.id, ownerId, sessionId, eventId, verdict, ...said },
        ...{ effect: jsonColumn(done.effect) ?? {}, createdAt: ctx.now() },
      },
      select: markSelect,
    });
    await enqueue(tx, {
      task: PROCESS_EVENT,
      payload: { eventId },
      queue: sessionQueue(sessionId),
      key: eventJobKey(eventId),
      maxAttempts: 8,
    });
    await notifyLive(tx, { kind: "signal", id: eventId, sessionId, projectId: ctx.project.id, ownerId });
    await emitAudit(tx, ctx, {
      action: "signal.mark",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "signal_mark", id: mark.id },
      after: { verdict, label: said.label, path: said.path },
    });
    const { resolutionIds, factIds, taught } = done.effect;
    return {
      ...{ mark: toMarkView(mark), taught, inForce: done.inForce },
      takenBack: { proposals: resolutionIds.length, facts: factIds.length },
    };
  });
}

const NOTHING_DONE: Done = {
  inForce: [],
  effect: { record: null, taught: false, resolutionIds: [], factIds: [] },
};

/** What has led to decisions already is only confirmed; the person adds nothing by saying so. */
async function teach(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { eventId, wish }: { eventId: string; wish?: string },
): Promise<Done> {
  const record = await tx.correctionRecord.findFirst({
    where: { eventId, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: {
      ...{ id: true, status: true, path: true },
      // What was taken back no longer teaches: to mark again is to say it anew.
      resolutions: { where: { undoneAt: null }, take: 1, select: { id: true } },
    },
  });
  const before = record && { id: record.id, status: record.status, path: record.path };
  if (record && record.resolutions.length > 0 && wish === undefined) {
    return { ...NOTHING_DONE, effect: { ...NOTHING_DONE.effect, record: before } };
  }
  await teachFromPrompt({ ctx, input: { eventId, ...(wish !== undefined && { wish }) } });
  return { ...NOTHING_DONE, effect: { ...NOTHING_DONE.effect, record: before, taught: true } };
}

/** What the detection had said before the person spoke, for the statistics. */
async function readSaid(
  tx: Transaction,
  { eventId, ownerId }: { eventId: string; ownerId: string },
): Promise<{ language: string; script: string; label: string; path: string; detectors: DetectorName[] }> {
  const [run, signals] = await Promise.all([
    tx.pipelineRun.findFirst({
      where: { eventId, ownerId },
      select: { label: true, path: true, language: true, script: true },
    }),
    tx.correctionSignal.findMany({
      // Consent is no signal of a correction.
      where: { eventId, ownerId, kind: { not: "none" } },
      orderBy: { detector: "asc" },
      select: { detector: true },
    }),
  ]);
  return {
    language: run?.language ?? "und",
    script: run?.script ?? "none",
    label: run?.label ?? "none",
    path: run?.path ?? "none",
    detectors: signals.flatMap(({ detector }) => detectorNameSchema.safeParse(detector).data ?? []),
  };
}
