import type { Moment } from "../enforcement/schema";
import type { VerifierSpec } from "../rule/schema";
import { fileContentNeedsRegex } from "./file-content/run";
import type { FileContentSpec } from "./file-content/spec";
import { leavesOf } from "./spec-parts";

const ASKS: Record<string, (spec: unknown, moment: Moment) => boolean> = {
  // A bundle holds only specs that passed their kind's schema when the version was saved.
  "file-content": (spec, moment) =>
    moment.point !== "turn_finished" && fileContentNeedsRegex(spec as FileContentSpec, moment.action),
};

/** Whether one of these specs needs the RE2 engine to judge this moment. */
export function needsRegex(specs: readonly VerifierSpec[], moment: Moment): boolean {
  return specs.some((spec) => leavesOf(spec).some((leaf) => ASKS[leaf.kind]?.(leaf, moment) === true));
}

/** Whether one of these specs looks for code by its syntax tree, which takes a package that few machines have. */
export function needsCodeMatcher(specs: readonly VerifierSpec[]): boolean {
  return specs.some((spec) => leavesOf(spec).some(({ kind }) => kind === "code-pattern"));
}
