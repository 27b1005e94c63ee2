import { type JudgedMoment, looksBack, momentJudge, readsTurnEnds } from "@/core/backtest/backtest";
import { MAX_STOPS } from "@/core/backtest/run-schema";
import type { VerifierSpec } from "@/core/rule/schema";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { contentOf } from "../rule/content";
import { versionSelect } from "../rule/select";
import { personOf } from "../rule/visibility";
import { listMoments, type OwnMoment } from "./list-moments";
import { readOrigin } from "./read-origin";
import { type RunRow, runSelect } from "./to-run";

/** Moments a step: short enough to be stopped, long enough to be quick. */
const BATCH = 100;

type Judged = OwnMoment & JudgedMoment;

/**
 * One step of a backtest: the next moments, older than those before. Counts and cursor move together, so that it goes
 * on where it ended whatever happened in between. Not audited: counters.
 * @returns whether there is more to do
 */
export async function runBacktestStep({
  ctx,
  input: { runId },
}: VerbArguments<{ runId: string }>): Promise<boolean> {
  await requirePermission(ctx, "own:write");
  const where = { id: runId, ownerId: personOf(ctx), projectId: ctx.project.id };
  const run = await withTransaction(ctx, async (tx) => {
    const { count } = await tx.backtestRun.updateMany({
      where: { ...where, status: { in: ["queued", "running"] } },
      data: { status: "running" },
    });
    return count === 0 ? null : tx.backtestRun.findFirst({ where, select: runSelect });
  });
  const check = run && (await readCheck(ctx, run));
  if (!run || !check) return false;
  const limit = Math.min(BATCH, run.bound - run.checked);
  const moments = await listMoments({
    ctx,
    input: {
      beforeId: run.cursorId ?? run.beforeId,
      limit: Math.max(0, limit),
      turnEnds: readsTurnEnds(check.verifier),
      tasks: looksBack(check.verifier) || check.applicability.exceptTaskWords.length > 0,
    },
  });
  const judge = momentJudge(check);
  const judged = moments.map((moment): Judged => ({ ...moment, ...judge(moment) }));
  const hasMore = moments.length === limit && run.checked + moments.length < run.bound;
  await withTransaction(ctx, (tx, inner) => storeStep(tx, inner, { run, judged, hasMore }));
  return hasMore;
}

type Step = { run: RunRow; judged: readonly Judged[]; hasMore: boolean };

async function storeStep(tx: Transaction, ctx: ProjectServiceContext, { run, judged, hasMore }: Step) {
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length;
  const now = ctx.now();
  const last = judged.at(-1);
  const total = hasMore ? run.total : run.checked + judged.length;
  // A person may have stopped it meanwhile: then this step never was.
  const { count: isOn } = await tx.backtestRun.updateMany({
    where: { id: run.id, status: "running", checked: run.checked },
    data: {
      ...(last && { cursorId: last.eventId }),
      checked: { increment: judged.length },
      total: Math.max(total, run.checked + judged.length),
      actions: { increment: count(({ read }) => read) },
      undecided: { increment: count(({ undecided }) => undecided) },
      related: { increment: count(({ stop }) => stop?.related === true) },
      unrelated: { increment: count(({ stop }) => stop?.related === false) },
      startedAt: now,
      ...(hasMore ? {} : { status: "succeeded", finishedAt: now }),
    },
  });
  if (isOn === 0) return;
  if (run.checked === 0) await dropStops(tx, run, judged);
  await storeStops(tx, ctx, run, judged);
  const { id: projectId } = ctx.project;
  await notifyLive(tx, {
    ...{ kind: "backtest", id: run.ruleId, sessionId: null, projectId, ownerId: personOf(ctx) },
  });
}

/** A run from the start begins empty; marked stops of it stay, as the person's word on their events. */
async function dropStops(tx: Transaction, run: RunRow, judged: readonly Judged[]): Promise<void> {
  const again = judged.flatMap(({ stop, eventId }) => (stop ? [eventId] : []));
  await tx.backtestStop.deleteMany({ where: { runId: run.id, mark: null, eventId: { notIn: again } } });
}

async function storeStops(
  tx: Transaction,
  ctx: ProjectServiceContext,
  run: RunRow,
  judged: readonly Judged[],
): Promise<void> {
  const ownerId = personOf(ctx);
  const found = judged.filter(({ stop }) => stop !== null);
  const kept = await tx.backtestStop.count({ where: { runId: run.id } });
  const eventIds = found.map(({ eventId }) => eventId);
  const marks = await tx.backtestStop.findMany({
    where: { ownerId, ruleId: run.ruleId, eventId: { in: eventIds }, mark: { not: null } },
    select: { eventId: true, mark: true, markedAt: true },
  });
  const byEvent = new Map(marks.map((mark) => [mark.eventId, mark]));
  await tx.backtestStop.createMany({
    data: found.slice(0, Math.max(0, MAX_STOPS - kept)).map(({ eventId, sessionId, at, stop }) => ({
      ...{ runId: run.id, ownerId, projectId: ctx.project.id, ruleId: run.ruleId, eventId, sessionId },
      ...{ excerpt: stop?.excerpt ?? "", related: stop?.related ?? false, occurredAt: new Date(at) },
      mark: byEvent.get(eventId)?.mark ?? null,
      markedAt: byEvent.get(eventId)?.markedAt ?? null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })),
    skipDuplicates: true,
  });
}

type Check = Parameters<typeof momentJudge>[0] & { verifier: VerifierSpec };

/** The version as it was saved, with the act that it was learned from. */
async function readCheck(ctx: ProjectServiceContext, run: RunRow): Promise<Check | null> {
  return withTransaction(ctx, async (tx, inner) => {
    const row = await tx.ruleVersion.findUnique({
      where: { ruleId_version: { ruleId: run.ruleId, version: run.version } },
      select: versionSelect,
    });
    const content = row && contentOf(row);
    if (!content?.verifier) return null;
    const { verifier, applicability, recipe } = content;
    const { act, obeyed } = await readOrigin(inner, run.ruleId);
    return { verifier, applicability, recipe, ...(act && { act }), ...(obeyed && { obeyed }) };
  });
}
