import type { VerifierSpec } from "@/core/rule/schema";
import { indexKeysOf } from "@/core/verifiers/composite";
import type { Trial } from "./run-trial";

export type OfferedTrials = {
  kinds: Trial["kind"][];
  /** The check looks at what happened earlier in the task. */
  looksBack: boolean;
};

/** What can be tried with a check: its index says at which acts and moments it is asked. */
export function trialKinds(spec: VerifierSpec | null): OfferedTrials {
  const { shell = [], file = [], turnFinished = false, steps = false } = spec ? indexKeysOf(spec) : {};
  const kinds: Trial["kind"][] = [];
  const readsFiles = file.length > 0;
  if (shell.length > 0) kinds.push("command");
  if (readsFiles) kinds.push("file");
  // Shell commands change files as well.
  if (readsFiles && !kinds.includes("command")) kinds.push("command");
  if (turnFinished) kinds.push("finish");
  return { kinds, looksBack: steps };
}
