import { HeedError } from "@/core/errors";
import { readJobFailure } from "@/core/job/failure";
import { jobIdsInputSchema } from "@/core/job/schema";
import type { Transaction } from "@/server/db/transaction";

type FailedJob = { id: string; task: string; attempts: number; lastError: string | null };

/**
 * Locks jobs that will not be tried again by themselves.
 * @throws CONFLICT when one of them is not there any more, runs, or will be tried again
 */
export async function lockFailedJobs(tx: Transaction, jobIds: string[]): Promise<FailedJob[]> {
  const ids = [...new Set(jobIds)];
  const rows = await tx.$queryRaw<FailedJob[]>`
    select job.id::text, task.identifier as task, job.attempts::int, job.last_error as "lastError"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.id = any(${ids}::bigint[]) and job.locked_at is null and job.attempts >= job.max_attempts
    order by job.id for update of job`;
  if (rows.length === ids.length) return rows;
  throw new HeedError("CONFLICT", "A job is gone or runs again. Reload the list.");
}

/** What the audit keeps of a job: nothing that it works on. */
export function auditedJob({ task, attempts, lastError }: FailedJob) {
  return { task, attempts, error: readJobFailure(lastError)?.name ?? null };
}

/** Ids of the input, each once. */
export function parseJobIds(input: { jobIds: string[] }): string[] {
  return [...new Set(jobIdsInputSchema.parse(input).jobIds)];
}
