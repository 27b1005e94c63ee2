import { HeedError } from "@/core/errors";
import type { Transaction } from "@/server/db/transaction";

/**
 * Takes a person's waiting jobs out of the queue: those of their sessions, and those that name them.
 * @throws CONFLICT while a worker holds one: it would write what the erasure cannot see
 */
export async function endPersonJobs(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const jobs = await tx.$queryRaw<{ id: bigint; locked: boolean }[]>`
    select job.id, job.locked_at is not null as locked
    from graphile_worker._private_jobs job
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where strpos(job.payload::text, ${userId}) > 0 or strpos(job.payload::text, ${email}) > 0
      or queue.queue_name in (select 'session:' || id from agent_sessions where owner_id = ${userId}::uuid)`;
  if (jobs.some(({ locked }) => locked)) {
    throw new HeedError("CONFLICT", "Heed is reading one of your sessions. Try again in a few seconds.");
  }
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0)
    await tx.$queryRaw`select id::text from graphile_worker.complete_jobs(${ids}::bigint[])`;
}
