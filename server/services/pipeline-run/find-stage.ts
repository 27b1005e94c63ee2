import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";

export type StageKey = { runId: string; stage: string; version: number; inputHash: string };

/** The stored output of a stage that ran with this very input before; null when it has to run. */
export async function findStage({
  ctx,
  input: { runId, stage, version, inputHash },
}: VerbArguments<StageKey>): Promise<{ output: unknown } | null> {
  return reader(ctx).stageRun.findFirst({
    where: { runId, stage, stageVersion: version, inputHash, status: "succeeded" },
    select: { output: true },
  });
}
