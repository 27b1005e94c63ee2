import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { jsonColumn } from "../rule/content";
import type { StageKey } from "./find-stage";

type RecordStage = StageKey & {
  status: "succeeded" | "failed" | "skipped";
  output?: unknown;
  error?: string;
  durationMs: number;
};

/** Writes the row of a stage, in the transaction of its effects when there is one. */
export async function recordStage({ ctx, input }: VerbArguments<RecordStage>): Promise<void> {
  const { runId, stage, version, inputHash, status, error = null, durationMs } = input;
  const result = { status, output: jsonColumn(input.output), error, durationMs };
  await reader(ctx).stageRun.upsert({
    where: { runId_stage_stageVersion_inputHash: { runId, stage, stageVersion: version, inputHash } },
    create: { runId, stage, stageVersion: version, inputHash, ...result },
    update: { ...result, attempts: { increment: 1 } },
    select: { id: true },
  });
}
