import type { VerifierSpec } from "@/core/rule/schema";
import { TRIAL_KINDS, type Trial } from "@/core/trial/schema";
import { indexKeysOf } from "@/core/verifiers/composite";

export type OfferedTrials = {
  /** What the check reads, the likeliest first, and a prompt: whether the rule is brought up. */
  read: [Trial["kind"], ...Trial["kind"][]];
  /** What it does not read: there the rule has no say, and a try shows it. */
  others: Trial["kind"][];
  /** The check looks at what happened earlier in the task. */
  looksBack: boolean;
};

/** What can be tried with a check: its index says at which acts and moments it is asked. */
export function trialKinds(spec: VerifierSpec | null): OfferedTrials {
  const keys = spec ? indexKeysOf(spec) : {};
  const { shell = [], file = [], tool = [], read = false, turnFinished = false, steps = false } = keys;
  const kinds: Trial["kind"][] = [];
  const readsFiles = file.length > 0;
  if (shell.length > 0) kinds.push("command");
  if (readsFiles || read) kinds.push("file");
  if (readsFiles) kinds.push("patch");
  // Shell commands change files as well.
  if (readsFiles && !kinds.includes("command")) kinds.push("command");
  if (tool.length > 0) kinds.push("tool");
  if (turnFinished) kinds.push("finish");
  const [first, ...rest] = [...kinds, "prompt" as const];
  const offered: OfferedTrials["read"] = [first ?? "prompt", ...rest];
  return { read: offered, others: TRIAL_KINDS.filter((kind) => !offered.includes(kind)), looksBack: steps };
}
