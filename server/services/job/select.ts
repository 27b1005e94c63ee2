import { readJobFailure } from "@/core/job/failure";
import type { JobItem, JobState } from "@/core/job/schema";

/** Of the queue's public view, which leaves the payload out. */
export type JobRow = {
  id: string;
  task: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  createdAt: Date;
  runAt: Date;
  lastError: string | null;
};

/** Columns of `JobRow` from `graphile_worker.jobs`; the payload is in no view and in no answer. */
export const JOB_COLUMNS = `id::text, task_identifier as task, attempts::int, max_attempts::int as "maxAttempts",
  created_at as "createdAt", run_at as "runAt", last_error as "lastError", ${stateOf()} as state`;

/** SQL for one of `JOB_STATES`. */
export function stateOf(): string {
  return `case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
    when attempts > 0 then 'retrying' else 'waiting' end`;
}

/** A job as an instance admin sees it. */
export function toJobItem({ lastError, ...job }: JobRow): JobItem {
  return { ...job, failure: readJobFailure(lastError) };
}
