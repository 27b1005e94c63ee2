import type { TaskStep } from "../../enforcement/schema";
import type { AgentAction, FileChange } from "../../hook-event/schema";
import type { SimpleCommand } from "../../shell/simple-command";
import { matchesCommand } from "../command-pattern";
import { fileChangesOf, shellOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { RequiredStepSpec } from "./spec";

/** A path of the session's own task, with the commands of its line in order. */
type Step = { action: AgentAction; happened: boolean; succeeded: boolean };

/** The steps that really took place: denied and interrupted ones changed nothing. */
export function happenedSteps(steps: readonly TaskStep[]): Step[] {
  return steps.map(({ action, outcome }) => ({
    action,
    happened:
      outcome === "ok" || outcome === "unknown" || (outcome === "failed" && action.kind === "shell_command"),
    succeeded: outcome === "ok" || outcome === "unknown",
  }));
}

/** Changes of an action that the trigger is about. */
export function triggeringChanges(spec: RequiredStepSpec, action: AgentAction): FileChange[] {
  const { changed, except, ops } = spec.trigger;
  if (!changed) return [];
  return fileChangesOf(action).filter(
    (change) =>
      (ops ?? ["create", "modify", "delete"]).some((op) => op === effectOf(change)) &&
      matchesAnyGlob(changed, change.path) &&
      !matchesAnyGlob(except ?? [], change.path),
  );
}

export function triggeringCommand(spec: RequiredStepSpec, action: AgentAction): SimpleCommand | undefined {
  if (action.kind !== "shell_command") return undefined;
  return shellOf(action).commands.find((command) =>
    (spec.trigger.commands ?? []).some((pattern) => matchesCommand(pattern, command)),
  );
}

/** Whether an action is the wanted step; `path` is the file that has to be read. */
export function isStep(spec: RequiredStepSpec, action: AgentAction, path?: string): boolean {
  const { commands, changed, read, readsSameFile } = spec.step;
  if (commands && action.kind === "shell_command") {
    const found = shellOf(action).commands.some((command) =>
      commands.some((one) => matchesCommand(one, command)),
    );
    if (found) return true;
  }
  if (changed && fileChangesOf(action).some((change) => matchesAnyGlob(changed, change.path))) return true;
  if (read && pathsRead(action).some((one) => matchesAnyGlob(read, one))) return true;
  return readsSameFile === true && path !== undefined && knowsFile(action, path);
}

/** Position of the first command of a line that is the wanted step; -1 when there is none. */
export function stepPosition(spec: RequiredStepSpec, commands: readonly SimpleCommand[]): number {
  return commands.findIndex((command) =>
    (spec.step.commands ?? []).some((one) => matchesCommand(one, command)),
  );
}

/** Reading a file, or having written it as a whole, means knowing it. */
function knowsFile(action: AgentAction, path: string): boolean {
  if (pathsRead(action).some((one) => samePath(one, path))) return true;
  return fileChangesOf(action).some((change) => change.op === "create" && samePath(change.path, path));
}

const READERS = new Set([
  "cat",
  "head",
  "tail",
  "less",
  "more",
  "sed",
  "awk",
  "grep",
  "rg",
  "bat",
  "nl",
  "diff",
]);

function pathsRead(action: AgentAction): string[] {
  if (action.kind === "file_read") return [action.path];
  if (action.kind !== "shell_command") return [];
  return shellOf(action).commands.flatMap((command) => {
    const inPlace = command.flags.some((flag) => flag.name.startsWith("-i"));
    return READERS.has(command.program) && !inPlace ? command.words : [];
  });
}

function samePath(one: string, other: string): boolean {
  const short = one.replace(/^\.\//, "");
  return short === other || other.endsWith(`/${short}`);
}

/** Rewriting an existing file as a whole is a change of it, whatever the tool calls it. */
function effectOf(change: FileChange): "create" | "modify" | "delete" {
  if (change.rewrites) return "modify";
  return change.op === "move" ? "create" : change.op;
}
