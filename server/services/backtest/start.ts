import type { z } from "zod";
import { readsTurnEnds } from "@/core/backtest/backtest";
import {
  BACKTEST_BOUND,
  type BacktestRunView,
  MAX_BACKTEST_BOUND,
  startBacktestInput,
} from "@/core/backtest/run-schema";
import { HeedError } from "@/core/errors";
import { uuidv7Floor } from "@/core/ids";
import { enqueue } from "@/server/db/enqueue";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { contentOf } from "../rule/content";
import { getRule } from "../rule/internal";
import { personOf } from "../rule/visibility";
import { countMoments } from "./count-moments";
import { type RunRow, runSelect, toRunView } from "./to-run";

export const RUN_BACKTEST = "run-backtest";

/** Each may read thousands of stored events. */
const STARTS = { name: "backtest", points: 60, seconds: 3_600 };

/**
 * Runs the present version of a rule over the person's own stored events in the background: newest first, bounded,
 * and with `goOn` from where it ended (enforcement.md section 3). Marks of earlier runs stay.
 * @throws NOT_FOUND, LIMIT
 * @throws CONFLICT for a rule without an exact check, and while a run of this version is under way
 */
export async function startBacktest({
  ctx,
  input,
}: VerbArguments<z.input<typeof startBacktestInput>>): Promise<BacktestRunView> {
  await requirePermission(ctx, "own:write");
  const { ruleId, goOn } = startBacktestInput.parse(input);
  const ownerId = personOf(ctx);
  await consumeRateLimit(STARTS, ownerId);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await getRule(tx, inner, ruleId);
    const content = rule.versions[0] ? contentOf(rule.versions[0]) : null;
    if (!content?.verifier) {
      throw new HeedError("CONFLICT", "This rule has no exact check to run. Give it one by editing it.");
    }
    const key = { ruleId, version: rule.currentVersion, ownerId, projectId: ctx.project.id };
    await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
    const before = await tx.backtestRun.findUnique({
      where: { ruleId_version_ownerId_projectId: key },
      select: runSelect,
    });
    if (before?.status === "running" && isAlive(before, ctx.now())) {
      throw new HeedError("CONFLICT", "It is running already. Watch it, or stop it first.");
    }
    const next = before && goOn ? goingOn(before) : fresh(ctx.now());
    const total = await countMoments({
      ctx: inner,
      input: { beforeId: next.beforeId, turnEnds: readsTurnEnds(content.verifier), bound: next.bound },
    });
    const data = { ...next, total, status: "queued", finishedAt: null, startedAt: ctx.now() } as const;
    const run = await tx.backtestRun.upsert({
      where: { ruleId_version_ownerId_projectId: key },
      create: { ...key, ...data, createdAt: ctx.now() },
      update: data,
      select: runSelect,
    });
    await enqueue(tx, {
      task: RUN_BACKTEST,
      payload: { runId: run.id },
      queue: `backtest:${ownerId}`,
      key: `backtest:${run.id}`,
      maxAttempts: 3,
    });
    await emitAudit(tx, ctx, {
      action: "backtest.run",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "rule", id: ruleId },
      after: { version: run.version, bound: run.bound, goOn },
    });
    const { recipe } = content;
    return toRunView({ ctx: inner, run, recipe, currentVersion: rule.currentVersion });
  });
}

const EMPTY = { checked: 0, actions: 0, undecided: 0, related: 0, unrelated: 0 };

function fresh(now: Date) {
  return { ...EMPTY, bound: BACKTEST_BOUND, cursorId: null, beforeId: uuidv7Floor(now.getTime() + 1) };
}

/** What was counted stays; what reached its bound goes further back. */
function goingOn(run: RunRow) {
  const reached = run.checked >= run.bound;
  const bound = reached ? Math.min(MAX_BACKTEST_BOUND, run.bound + BACKTEST_BOUND) : run.bound;
  const { checked, actions, undecided, related, unrelated, cursorId, beforeId } = run;
  return { checked, actions, undecided, related, unrelated, cursorId, beforeId, bound };
}

/** A worker that died leaves its run behind. */
const DEAD_MS = 5 * 60_000;

function isAlive({ startedAt }: RunRow, now: Date): boolean {
  return startedAt !== null && now.getTime() - startedAt.getTime() < DEAD_MS;
}
