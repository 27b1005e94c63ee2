import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditedJob, lockFailedJobs, parseJobIds } from "./internal";

/**
 * Takes failed jobs out of the queue; what they should have done stays undone.
 * @throws CONFLICT when one of them is not failed any more
 */
export async function removeJobs({
  ctx,
  input,
}: VerbArguments<{ jobIds: string[] }, ServiceContext>): Promise<{ jobIds: string[] }> {
  await requirePermission(ctx, "instance:admin");
  const jobIds = parseJobIds(input);
  return withTransaction(ctx, async (tx) => {
    const jobs = await lockFailedJobs(tx, jobIds);
    await tx.$queryRaw`select id from graphile_worker.complete_jobs(${jobIds}::bigint[])`;
    for (const job of jobs) {
      await emitAudit(tx, ctx, {
        action: "job.remove",
        chain: { kind: "instance" },
        entity: { type: "job", id: job.id },
        before: auditedJob(job),
      });
    }
    return { jobIds };
  });
}
