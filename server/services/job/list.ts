import type { z } from "zod";
import { type jobPageSchema, listJobsInputSchema } from "@/core/job/schema";
import { pool } from "@/server/db/client";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { JOB_COLUMNS, type JobRow, stateOf, toJobItem } from "./select";

/**
 * Jobs of the queue in one state, newest first, by cursor: task, tries and the masked error, never what they work
 * on (trust.md section 4: an instance admin reads no prompt).
 * @throws NOT_FOUND for everybody but instance admins
 */
export async function listJobs({
  ctx,
  input,
}: VerbArguments<z.input<typeof listJobsInputSchema>, ServiceContext>): Promise<
  z.infer<typeof jobPageSchema>
> {
  await requirePermission(ctx, "instance:admin");
  const { state, cursor, limit } = listJobsInputSchema.parse(input);
  const { rows } = await pool().query<JobRow>(
    `select ${JOB_COLUMNS} from graphile_worker.jobs job
     where ${stateOf()} = $1 and ($2::bigint is null or job.id < $2) order by job.id desc limit $3`,
    [state, cursor ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(toJobItem);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
