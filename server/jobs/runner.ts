import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type JobHelpers, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { silentWorkerLogger } from "../db/worker-logger";
import { logger } from "../telemetry/logger";
import { toStoredFailure } from "./record-failure";
import type { Task } from "./task";

const OUTCOME_WAIT_MS = 10_000;

export type RunnerOptions = { pool: pg.Pool; tasks: Task[]; concurrency: number };

/** `promise` rejects when the queue breaks; `stop` ends when every begun job ran and its outcome is in the database. */
export type JobRunner = { promise: Promise<void>; stop: () => Promise<void> };

/** Starts the queue's runner over `tasks`. */
export async function startRunner({ pool, tasks, concurrency }: RunnerOptions): Promise<JobRunner> {
  const taskList: TaskList = {};
  for (const task of tasks) taskList[task.name] = (payload, helpers) => runOne(task, payload, helpers);
  const scheduled = tasks.flatMap(({ name, schedule }) =>
    // The key keeps one waiting run when the worker was away for many.
    schedule ? [{ task: name, match: schedule, options: { jobKey: `cron:${name}`, backfillPeriod: 0 } }] : [],
  );
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  events.on("pool:create", ({ workerPool }) => poolIds.push(workerPool.id));
  const runner = await run({
    events,
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(scheduled),
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: silentWorkerLogger,
  });
  for (const { name, atStart } of tasks) {
    if (atStart) await runner.addJob(name, {}, { jobKey: `cron:${name}` });
  }
  return {
    promise: runner.promise,
    stop: async () => {
      await runner.stop();
      await untilOutcomesAreStored(pool, poolIds);
    },
  };
}

// The queue's own stop does not wait for the writes that end a job: a pool closed too early would leave the job locked.
async function untilOutcomesAreStored(pool: pg.Pool, poolIds: string[]): Promise<void> {
  const deadline = performance.now() + OUTCOME_WAIT_MS;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query(
      "select 1 from graphile_worker.jobs where locked_by = any($1) limit 1",
      [poolIds],
    );
    if (rowCount === 0) return;
    await sleep(20);
  }
}

async function runOne(task: Task, payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> {
  const log = logger.child({ task: task.name, jobId: String(job.id), attempt: job.attempts });
  const started = performance.now();
  try {
    await task.execute(payload, {
      jobId: String(job.id),
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
      signal: abortSignal,
      logger: log,
    });
    log.debug({ ms: Math.round(performance.now() - started) }, "job done");
  } catch (error) {
    log.error({ err: error, ms: Math.round(performance.now() - started) }, "job failed");
    throw toStoredFailure(error);
  }
}
