import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";

/**
 * Holds the run of an event until the transaction ends: of two workers with the same job, one stores a stage and the
 * other finds it done. Not audited: runs are no curated entity (architecture.md section 3).
 */
export async function claimRun({ ctx, input: { runId } }: VerbArguments<{ runId: string }>): Promise<void> {
  // Rows that refer to the run may still be written by the holder's own statements.
  await reader(ctx).$queryRaw`select 1 from pipeline_runs where id = ${runId}::uuid for no key update`;
}
