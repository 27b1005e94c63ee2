import { isHeedError } from "@/core/errors";
import { db } from "../../db/client";
import { endFailedBacktest } from "../../services/backtest/end-failed";
import { runBacktestStep } from "../../services/backtest/run-step";
import type { ProjectServiceContext } from "../../services/context";
import { authorizeProject } from "../../services/project/authorize";

type RunBacktest = { runId: string; now: () => Date; isLastAttempt: boolean; signal?: AbortSignal };

/** Runs a backtest to its end, step by step, for the person who asked. Safe to repeat: it goes on at its cursor. */
export async function runBacktest({ runId, now, isLastAttempt, signal }: RunBacktest): Promise<void> {
  const ctx = await contextOf(runId, now);
  if (!ctx) return;
  try {
    while (await runBacktestStep({ ctx, input: { runId } })) {
      // The queue tries again when the worker is back; the cursor knows where.
      if (signal?.aborted) throw new Error("the worker stops");
    }
  } catch (error) {
    if (isLastAttempt) await endFailedBacktest({ ctx, input: { runId } });
    throw error;
  }
}

/** Null when the run or the membership is gone. */
async function contextOf(runId: string, now: () => Date): Promise<ProjectServiceContext | null> {
  const run = await db.backtestRun.findUnique({
    where: { id: runId },
    select: { ownerId: true, projectId: true },
  });
  if (!run) return null;
  const actor = { type: "system_job", job: "backtest", userId: run.ownerId, name: "Heed" } as const;
  const ctx = { actor, requestId: `job:${runId}`, now };
  try {
    return { ...ctx, project: await authorizeProject(ctx, { id: run.projectId }) };
  } catch (error) {
    if (isHeedError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
