import type { Transaction } from "./transaction";

export type JobRequest = {
  /** The name of a task in `server/jobs/tasks.ts`. */
  task: string;
  /** Ids, never rows. */
  payload: Record<string, unknown>;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** A waiting job with the same key is replaced; one that runs already is run once more. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
};

/** Queues a job in the caller's transaction: it exists exactly when the transaction commits. */
export async function enqueue(tx: Transaction, job: JobRequest): Promise<void> {
  await tx.$executeRaw`
    select graphile_worker.add_job(
      identifier => ${job.task}::text,
      payload => ${JSON.stringify(job.payload)}::json,
      queue_name => ${job.queue ?? null}::text,
      run_at => ${job.runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts ?? null}::int,
      job_key => ${job.key ?? null}::text
    )`;
}
