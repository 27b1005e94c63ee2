import type { PromptExplanation, RunView } from "@/core/agent-session/schema";

/** Stages that only lead on from a decision. */
const OF_DECISIONS = ["resolve", "compile", "backtest", "publish"];

/** The steps that count: those of decisions that were all taken back are no longer what Heed makes of the prompt. */
export function currentStages({
  run,
  resolutions,
}: Pick<PromptExplanation, "run" | "resolutions">): RunView["stages"] {
  const stages = run?.stages ?? [];
  const allGone = resolutions.length > 0 && resolutions.every(({ undoneAt }) => undoneAt !== null);
  return allGone ? stages.filter(({ stage }) => !OF_DECISIONS.includes(stage)) : stages;
}
