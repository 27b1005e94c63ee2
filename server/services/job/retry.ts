import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditedJob, lockFailedJobs, parseJobIds } from "./internal";

/**
 * Gives failed jobs all their tries again, from now on. Stages are idempotent: running twice changes nothing.
 * @throws CONFLICT when one of them is not failed any more
 */
export async function retryJobs({
  ctx,
  input,
}: VerbArguments<{ jobIds: string[] }, ServiceContext>): Promise<{ jobIds: string[] }> {
  await requirePermission(ctx, "instance:admin");
  const jobIds = parseJobIds(input);
  return withTransaction(ctx, async (tx) => {
    const jobs = await lockFailedJobs(tx, jobIds);
    await tx.$queryRaw`
      select id from graphile_worker.reschedule_jobs(${jobIds}::bigint[], run_at => ${ctx.now()}, attempts => 0)`;
    for (const job of jobs) {
      await emitAudit(tx, ctx, {
        action: "job.retry",
        chain: { kind: "instance" },
        entity: { type: "job", id: job.id },
        before: auditedJob(job),
      });
    }
    return { jobIds };
  });
}
