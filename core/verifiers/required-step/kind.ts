import { programsOf } from "../command-pattern";
import { globKeys } from "../file-index";
import type { IndexKeys, VerifierKind } from "../verifier";
import { requiredStepCases } from "./cases";
import { explainRequiredStep } from "./explain";
import { requiredStepRelatedKey, runRequiredStep } from "./run";
import { type RequiredStepSpec, requiredStepSpec } from "./spec";

export const requiredStepKind: VerifierKind<RequiredStepSpec> = {
  kind: "required-step",
  title: "Required step",
  spec: requiredStepSpec,
  points: ["action_requested", "turn_finished"],
  actionKinds: ["file_change", "shell_command"],
  run: runRequiredStep,
  explain: explainRequiredStep,
  index: indexKeys,
  relatedKey: requiredStepRelatedKey,
  cases: requiredStepCases,
};

function indexKeys(spec: RequiredStepSpec): IndexKeys {
  if (spec.before === "finish") return { turnFinished: true, steps: true };
  if (spec.before === "commit") return { shell: ["git"], steps: true };
  return {
    shell: programsOf(spec.trigger.commands ?? []),
    file: globKeys(spec.trigger.changed ?? []),
    turnFinished: spec.step.readsSameFile === true,
    steps: true,
  };
}
