import { describePattern } from "../command-pattern";
import type { Explanation } from "../verifier";
import type { RequiredStepSpec } from "./spec";

const MOMENTS = {
  action: "Before the action itself",
  commit: "Before a commit",
  finish: "At the end of a turn (not in plan mode)",
} as const;

export function explainRequiredStep(spec: RequiredStepSpec): Explanation {
  const triggers = [...(spec.trigger.changed ?? []), ...(spec.trigger.commands ?? []).map(describePattern)];
  const steps = [
    ...(spec.step.commands ?? []).map(describePattern),
    ...(spec.step.changed ?? []).map((glob) => `a change of ${glob}`),
    ...(spec.step.read ?? []).map((glob) => `reading ${glob}`),
    ...(spec.step.readsSameFile ? ["reading the same file"] : []),
  ];
  const passes = [
    `the same after ${steps.slice(0, 6).join(", or ")}`,
    "tasks in which nothing of it happened",
  ];
  if (spec.trigger.except?.length) passes.push(spec.trigger.except.slice(0, 6).join(", "));
  return {
    when: `${MOMENTS[spec.before]}, when the task involved ${triggers.slice(0, 6).join(", ")}.`,
    stops: [
      spec.fresh
        ? "going on without the step, or with one from before the last change"
        : "going on without the step",
    ],
    passes,
  };
}
