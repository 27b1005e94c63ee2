import { uuidv7Floor } from "@/core/ids";
import type { JobSummary } from "@/core/job/schema";
import { pool } from "@/server/db/client";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { readWorkerSign } from "./read-worker-sign";
import { stateOf } from "./select";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

type Counts = {
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldestDueAt: Date | null;
};

/** How the queue is: counts by state, the oldest due job, events processed, and whether a worker lives. */
export async function summariseJobs({ ctx }: { ctx: ServiceContext }): Promise<JobSummary> {
  await requirePermission(ctx, "instance:admin");
  const now = ctx.now();
  const { rows } = await pool().query<Counts>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'running')::int as running,
       count(*) filter (where state = 'retrying')::int as retrying,
       count(*) filter (where state = 'failed')::int as failed,
       min(run_at) filter (where state in ('waiting', 'retrying') and run_at <= $1) as "oldestDueAt"
     from (select run_at, ${stateOf()} as state from graphile_worker.jobs) job`,
    [now],
  );
  const counts = rows[0] ?? { waiting: 0, running: 0, retrying: 0, failed: 0, oldestDueAt: null };
  const [eventsLastHour, eventsLastDay, worker] = await Promise.all([
    countRuns(now.getTime() - HOUR_MS),
    countRuns(now.getTime() - DAY_MS),
    readWorkerSign(now),
  ]);
  return { ...counts, eventsLastHour, eventsLastDay, ...worker };
}

/** The ids of runs are ordered by time: no index of its own is needed. */
async function countRuns(since: number): Promise<number> {
  const { rows } = await pool().query<{ runs: number }>(
    "select count(*)::int as runs from pipeline_runs where id >= $1 and finished_at is not null",
    [uuidv7Floor(since)],
  );
  return rows[0]?.runs ?? 0;
}
