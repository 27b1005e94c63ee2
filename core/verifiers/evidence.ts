import type { AgentAction, FileChange, ShellCommand } from "../hook-event/schema";
import { parseShell } from "../shell/parse";
import { joinPath } from "../shell/paths";
import type { ParsedShell } from "../shell/simple-command";

/** Longest evidence that is stored and shown, in characters. */
export const MAX_EVIDENCE = 200;

/** The parsed line of a shell action. */
export function shellOf(action: ShellCommand): ParsedShell {
  return parseShell(action.command);
}

/**
 * Every file change of an action, also those a shell line implies. Host adapters fill
 * `argv` and `fileChanges`; for actions that come without either the line is read here.
 */
export function fileChangesOf(action: AgentAction): FileChange[] {
  if (action.kind === "file_change") return [action];
  if (action.kind !== "shell_command") return [];
  if (action.fileChanges.length > 0 || action.argv.length > 0) return action.fileChanges;
  return shellOf(action).fileChanges.map((change) => atRoot(change, action.cwd ?? ""));
}

/** Cuts evidence to one bounded line. */
export function evidenceText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_EVIDENCE ? line : `${line.slice(0, MAX_EVIDENCE - 1)}…`;
}

function atRoot(change: FileChange, cwd: string): FileChange {
  const path = joinPath(cwd, change.path);
  const outside =
    path.startsWith("../") || path.startsWith("/") || path.startsWith("~") || /^[A-Za-z]:/.test(path);
  const movedFrom = change.movedFrom === undefined ? undefined : joinPath(cwd, change.movedFrom);
  return { ...change, path, movedFrom, ...(outside ? { outside } : {}) };
}
