import type { RunView } from "@/core/agent-session/schema";
import type { Prisma } from "@/generated/prisma/client";

export const runSelect = {
  eventId: true,
  status: true,
  outcome: true,
  stages: {
    orderBy: { createdAt: "asc" },
    select: {
      stage: true,
      stageVersion: true,
      status: true,
      attempts: true,
      error: true,
      durationMs: true,
      output: true,
    },
  },
} satisfies Prisma.PipelineRunSelect;
export type RunRow = Prisma.PipelineRunGetPayload<{ select: typeof runSelect }>;

/** A run with the latest row of each stage: judged again means the earlier row no longer counts. */
export function toRunView(run: RunRow): RunView {
  const latest = new Map(run.stages.map((stage) => [stage.stage, stage]));
  return {
    status: run.status,
    outcome: run.outcome,
    stages: [...latest.values()].map(({ stage, stageVersion, status, attempts, error, durationMs }) => ({
      ...{ stage, version: stageVersion, status, attempts, error, durationMs },
    })),
  };
}

/** Stored output of one stage, as that stage wrote it last; null when it did not run. */
export function stageOutput(run: RunRow, stage: string): unknown {
  return run.stages.findLast((row) => row.stage === stage)?.output ?? null;
}
