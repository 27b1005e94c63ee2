import { pool } from "./client";

/** No task runs so long; every one may be run again. */
const LONGEST_JOB = "2 minutes";

/**
 * Frees jobs and queues of workers that were killed: the queue itself would wait four hours for them.
 * @returns how many workers were taken for dead
 */
export async function releaseJobsOfDeadWorkers(): Promise<number> {
  const { rows } = await pool().query<{ dead: string[] | null }>(
    `select array_agg(distinct locked_by) as dead from graphile_worker.jobs
     where locked_at < now() - $1::interval`,
    [LONGEST_JOB],
  );
  const dead = rows[0]?.dead ?? [];
  if (dead.length > 0) await pool().query("select graphile_worker.force_unlock_workers($1::text[])", [dead]);
  return dead.length;
}
