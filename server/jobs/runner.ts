import { type JobHelpers, parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import type pg from "pg";
import { silentWorkerLogger } from "../db/worker-logger";
import { logger } from "../telemetry/logger";
import { toStoredFailure } from "./record-failure";
import type { Task } from "./task";

export type RunnerOptions = { pool: pg.Pool; tasks: Task[]; concurrency: number };

/** Starts the queue's runner over `tasks`; `stop()` of the result waits for running jobs. */
export async function startRunner({ pool, tasks, concurrency }: RunnerOptions): Promise<Runner> {
  const taskList: TaskList = {};
  for (const task of tasks) taskList[task.name] = (payload, helpers) => runOne(task, payload, helpers);
  const scheduled = tasks.flatMap(({ name, schedule }) =>
    // The key keeps one waiting run when the worker was away for many.
    schedule ? [{ task: name, match: schedule, options: { jobKey: `cron:${name}`, backfillPeriod: 0 } }] : [],
  );
  const runner = await run({
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
  return runner;
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
