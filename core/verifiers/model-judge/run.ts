import { fileChangesOf, shellOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { Finding, VerifierKind } from "../verifier";
import type { ModelJudgeSpec } from "./spec";

const SILENT: Finding = { verdict: "satisfied", relevant: false };

/**
 * Without a model there is no answer: a moment that the question is about is `undecided`, marked as not checked, and
 * never passes for satisfied (enforcement.md section 2, `model-judge`).
 */
export const runModelJudge: VerifierKind<ModelJudgeSpec>["run"] = (spec, moment, context) => {
  const atPoint =
    moment.point === "turn_finished"
      ? spec.at === "finish" && !context.planMode
      : moment.point === "action_requested" && spec.at === "commit" && commits(moment.action);
  if (!atPoint) return SILENT;
  const actions = context.steps.filter(({ outcome }) => outcome !== "denied").map(({ action }) => action);
  const hasEvidence = spec.evidence.some((kind) => {
    if (kind === "message") return moment.point === "turn_finished" && moment.message.trim() !== "";
    if (kind === "commit-message") return moment.point !== "turn_finished";
    if (kind === "commands") return actions.some((action) => action.kind === "shell_command");
    return actions.some((action) => fileChangesOf(action).some(({ path }) => isMeant(spec, path)));
  });
  return hasEvidence ? { verdict: "undecided", relevant: true, unchecked: "no-model" } : SILENT;
};

function isMeant({ paths, except }: ModelJudgeSpec, path: string): boolean {
  return (!paths || matchesAnyGlob(paths, path)) && !matchesAnyGlob(except ?? [], path);
}

function commits(action: Parameters<typeof fileChangesOf>[0]): boolean {
  if (action.kind !== "shell_command") return false;
  return shellOf(action).commands.some(
    ({ program, strictWords }) => program === "git" && strictWords[0] === "commit",
  );
}
