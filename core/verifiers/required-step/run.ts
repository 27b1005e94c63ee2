import type { AgentAction } from "../../hook-event/schema";
import { evidenceText, shellOf } from "../evidence";
import type { Finding, VerifierKind } from "../verifier";
import { happenedSteps, isStep, stepPosition, triggeringChanges, triggeringCommand } from "./journal";
import type { RequiredStepSpec } from "./spec";

const SILENT: Finding = { verdict: "satisfied", relevant: false };
type Steps = ReturnType<typeof happenedSteps>;

/**
 * Judges whether a step was taken in this task before an action, a commit or the end of the turn
 * (enforcement.md section 2). Steps of earlier tasks are not in the context, and in plan mode
 * nothing is asked at the end of a turn.
 */
export const runRequiredStep: VerifierKind<RequiredStepSpec>["run"] = (spec, moment, context) => {
  const steps = happenedSteps(context.steps);
  if (moment.point === "turn_finished") return context.planMode ? SILENT : atTurnEnd(spec, steps);
  if (moment.point !== "action_requested") return SILENT;
  if (spec.before === "commit") return beforeCommit(spec, steps, moment.action);
  if (spec.before === "action") return beforeAction(spec, steps, moment.action);
  return SILENT;
};

/** The wanted step: equal keys mean the same neglect. */
export function requiredStepRelatedKey(spec: RequiredStepSpec): string {
  return `${spec.before} ${spec.step.commands?.[0]?.program[0] ?? spec.step.changed?.[0] ?? "read"}`;
}

function atTurnEnd(spec: RequiredStepSpec, steps: Steps): Finding {
  if (spec.before === "finish") return afterTrigger(spec, steps);
  if (spec.before === "action" && spec.step.readsSameFile) return everyFileKnown(spec, steps);
  return SILENT;
}

function beforeCommit(spec: RequiredStepSpec, steps: Steps, action: AgentAction): Finding {
  if (action.kind !== "shell_command") return SILENT;
  const { commands } = shellOf(action);
  const commit = commands.findIndex(
    (command) => command.program === "git" && command.strictWords[0] === "commit",
  );
  if (commit === -1) return SILENT;
  const finding = afterTrigger(spec, steps);
  if (finding.verdict !== "violated") return finding;
  // `npm test && git commit`: the step comes earlier in the same line.
  const position = stepPosition(spec, commands);
  return position >= 0 && position < commit ? { verdict: "satisfied", relevant: true } : finding;
}

function beforeAction(spec: RequiredStepSpec, steps: Steps, action: AgentAction): Finding {
  const command = triggeringCommand(spec, action);
  const changes = triggeringChanges(spec, action);
  if (!command && changes.length === 0) return SILENT;
  const since = spec.fresh ? lastIndex(steps, (step) => step.happened && changesFiles(step.action)) : -1;
  const path = changes[0]?.path;
  const done = steps.some(
    (step, index) => index > since && step.succeeded && isStep(spec, step.action, path),
  );
  if (done || (command && comesEarlier(spec, action, command.text)))
    return { verdict: "satisfied", relevant: true };
  return { verdict: "violated", relevant: true, evidence: evidenceText(command?.text ?? path ?? "") };
}

function comesEarlier(spec: RequiredStepSpec, action: AgentAction, text: string): boolean {
  if (action.kind !== "shell_command") return false;
  const { commands } = shellOf(action);
  const position = stepPosition(spec, commands);
  return position >= 0 && position < commands.findIndex((command) => command.text === text);
}

/** The step must exist, and after the last trigger when a stale one does not count. */
function afterTrigger(spec: RequiredStepSpec, steps: Steps): Finding {
  const isTrigger = (action: AgentAction) =>
    triggeringChanges(spec, action).length > 0 || triggeringCommand(spec, action) !== undefined;
  const last = lastIndex(steps, (step) => step.happened && isTrigger(step.action));
  const trigger = steps[last]?.action;
  if (!trigger) return SILENT;
  // The triggering line itself may take the step at its end: `sed -i … && npm test`.
  const since = spec.fresh ? last - 1 : -1;
  const done = steps.some((step, index) => index > since && step.succeeded && isStep(spec, step.action));
  if (done) return { verdict: "satisfied", relevant: true };
  const evidence = triggeringChanges(spec, trigger)[0]?.path ?? triggeringCommand(spec, trigger)?.text ?? "";
  return { verdict: "violated", relevant: true, evidence: evidenceText(evidence) };
}

/** Every file that was changed must have been read; reading it afterwards repairs the neglect. */
function everyFileKnown(spec: RequiredStepSpec, steps: Steps): Finding {
  const changed = steps
    .filter((step) => step.happened)
    .flatMap((step) => triggeringChanges(spec, step.action));
  if (changed.length === 0) return SILENT;
  const unread = changed.find(
    (change) => !steps.some((step) => step.succeeded && isStep(spec, step.action, change.path)),
  );
  if (!unread) return { verdict: "satisfied", relevant: true };
  return { verdict: "violated", relevant: true, evidence: evidenceText(unread.path) };
}

function changesFiles(action: AgentAction): boolean {
  return action.kind === "file_change";
}

function lastIndex(steps: Steps, fits: (step: Steps[number]) => boolean): number {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step && fits(step)) return index;
  }
  return -1;
}
