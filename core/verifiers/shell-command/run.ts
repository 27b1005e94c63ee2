import type { AgentAction, ShellCommand } from "../../hook-event/schema";
import type { SimpleCommand } from "../../shell/simple-command";
import { type CommandPattern, matchesCommand, matchesHead } from "../command-pattern";
import { evidenceText, shellOf } from "../evidence";
import type { Finding, VerifierKind } from "../verifier";
import type { ShellCommandSpec } from "./spec";

const SILENT: Finding = { verdict: "satisfied", relevant: false };

/** Judges each command that a line would run (enforcement.md section 2, `shell-command`). */
export const runShellCommand: VerifierKind<ShellCommandSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished" || moment.action.kind !== "shell_command") return SILENT;
  const parsed = shellOf(moment.action);
  const caught = firstForbidden(spec, commandsOf(moment.action));
  if (caught) return { verdict: "violated", relevant: true, evidence: evidenceText(caught.text) };
  if ((parsed.unparsed || moment.action.truncated) && mentions(spec, moment.action.command)) {
    return { verdict: "undecided", relevant: true, evidence: evidenceText(moment.action.command) };
  }
  return { verdict: "satisfied", relevant: parsed.commands.some((command) => isRelevant(spec, command)) };
};

/** Program and sub-command of what is caught: equal keys mean the same kind of act. */
export function shellRelatedKey(spec: ShellCommandSpec, action: AgentAction): string | null {
  if (action.kind !== "shell_command") return null;
  const caught = firstForbidden(spec, commandsOf(action));
  if (!caught) return null;
  // `npm i` and `npm ci` are one wish when the check names both (docs/decisions/0005-related-acts.md).
  const named = spec.forbid.find((pattern) => pattern.subcommand && matchesCommand(pattern, caught));
  return `${caught.program} ${named?.subcommand?.join("|") ?? caught.strictWords[0] ?? ""}`.trim();
}

/** A line that the host itself puts into the background has only background commands. */
function commandsOf(action: ShellCommand): readonly SimpleCommand[] {
  const { commands } = shellOf(action);
  return action.background ? commands.map((command) => ({ ...command, background: true })) : commands;
}

function firstForbidden(
  spec: ShellCommandSpec,
  commands: readonly SimpleCommand[],
): SimpleCommand | undefined {
  return commands.find((command) => fitsAny(spec.forbid, command) && !fitsAny(spec.except ?? [], command));
}

/** The wanted command, or the same kind of command without what is forbidden about it. */
function isRelevant(spec: ShellCommandSpec, command: SimpleCommand): boolean {
  if (fitsAny(spec.instead ?? [], command)) return true;
  return spec.forbid.some((pattern) => !pattern.program.includes("*") && matchesHead(pattern, command));
}

function fitsAny(patterns: readonly CommandPattern[], command: SimpleCommand): boolean {
  return patterns.some((pattern) => matchesCommand(pattern, command));
}

/** Only a line that names the program can be about this rule at all. */
function mentions(spec: ShellCommandSpec, line: string): boolean {
  const lower = line.toLowerCase();
  return spec.forbid.some((pattern) => pattern.program.some((name) => name === "*" || lower.includes(name)));
}
