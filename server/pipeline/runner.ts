import { canonicalJson } from "@/core/audit/chain";
import { HeedError, isHeedError } from "@/core/errors";
import type { HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "../db/transaction";
import { sha256 } from "../services/audit/emit-audit";
import type { ProjectServiceContext } from "../services/context";
import { claimRun } from "../services/pipeline-run/claim";
import { findStage } from "../services/pipeline-run/find-stage";
import { finishRun } from "../services/pipeline-run/finish";
import { recordStage } from "../services/pipeline-run/record-stage";
import { startRun } from "../services/pipeline-run/start";
import type { Passage, Stage } from "./stage";

export type PassageInput = {
  ctx: ProjectServiceContext;
  event: HookEvent;
  sessionId: string;
  ownerId: string;
};

/** The library changed while a wish was being compared with it: the stages from there on run again. */
const MAX_ROUNDS = 3;

/**
 * Takes one event through the stages. Each stage is stored with its effects in one transaction under the key
 * event + stage + version + input hash, so that a passage that is killed anywhere, or runs twice, ends
 * in the same state (learning.md section 1).
 * @param stages in order; those that do not apply to the event are left out
 * @throws the error of a failed stage, for the queue to try again
 */
export async function runPassage(input: PassageInput, stages: readonly Stage[]): Promise<void> {
  const applicable = stages.filter((stage) => stage.appliesTo(input.event));
  if (applicable.length === 0) return;
  const { ctx, event, sessionId, ownerId } = input;
  const runId = await startRun({ ctx, input: { eventId: event.id, sessionId, ownerId } });
  try {
    const outcome = await runRounds({ ...input, runId }, applicable);
    await finishRun({ ctx, input: { runId, status: "succeeded", outcome } });
  } catch (error) {
    await finishRun({ ctx, input: { runId, status: "failed", outcome: reasonOf(error) } });
    throw error;
  }
}

async function runRounds(input: PassageInput & { runId: string }, stages: Stage[]): Promise<string> {
  for (let round = 1; ; round += 1) {
    try {
      return await runStages({ ...input, outputs: {} }, stages);
    } catch (error) {
      if (!isHeedError(error) || error.code !== "CONFLICT" || round === MAX_ROUNDS) throw error;
    }
  }
}

async function runStages(passage: Passage & { runId: string }, stages: Stage[]): Promise<string> {
  for (const stage of stages) {
    const stop = await runStage(passage, stage);
    if (stop !== null) return stop;
  }
  return "";
}

async function runStage(passage: Passage & { runId: string }, stage: Stage): Promise<string | null> {
  const { ctx, runId } = passage;
  const key = { runId, stage: stage.name, version: stage.version };
  const started = performance.now();
  const loaded = await stage.load(passage);
  if ("stop" in loaded) {
    const output = { stop: loaded.stop };
    const inputHash = sha256(canonicalJson(output));
    await recordStage({ ctx, input: { ...key, inputHash, status: "skipped", output, durationMs: 0 } });
    return loaded.stop;
  }
  const inputHash = sha256(canonicalJson(loaded.input));
  const done = await findStage({ ctx, input: { ...key, inputHash } });
  if (done) return stage.remember(passage, done.output);
  try {
    const output = await stage.run(loaded.input, passage);
    const kept = await withTransaction(ctx, async (_tx, inner) => {
      await claimRun({ ctx: inner, input: { runId } });
      const before = await findStage({ ctx: inner, input: { ...key, inputHash } });
      if (before) return before.output;
      await stage.store({ ...passage, ctx: inner }, output, loaded.input);
      const durationMs = Math.round(performance.now() - started);
      await recordStage({
        ctx: inner,
        input: { ...key, inputHash, status: "succeeded", output, durationMs },
      });
      return output;
    });
    return stage.remember(passage, kept);
  } catch (error) {
    const durationMs = Math.round(performance.now() - started);
    const failed = { ...key, inputHash, status: "failed", error: reasonOf(error), durationMs } as const;
    await recordStage({ ctx, input: failed });
    throw error;
  }
}

/** Messages of other errors may quote a prompt: only their name is kept. */
function reasonOf(error: unknown): string {
  if (error instanceof HeedError || isHeedError(error)) return error.message;
  return error instanceof Error ? error.name : "Error";
}
