import type { TaskStep } from "../enforcement/schema";

/**
 * “Earlier in this task”, one a line: `$ npm test` is a command that succeeded, `+ a.log` a file that was made,
 * `< a.ts` one that was read, anything else a file that was changed. All of it lies before `now`, in milliseconds
 * since the epoch.
 */
export function readTaskSteps(text: string, now: number): TaskStep[] {
  const lines = linesOf(text);
  return lines.map((line, position) => ({
    action: actionOf(line),
    outcome: "ok",
    at: now - (lines.length - position) * 1_000,
  }));
}

/** Files that the task made, for the end of a turn. */
export function filesMade(text: string): string[] {
  return linesOf(text).flatMap((line) => (line.startsWith("+") ? [line.slice(1).trim()] : []));
}

function actionOf(line: string): TaskStep["action"] {
  const rest = line.slice(1).trim();
  if (line.startsWith("$")) return { kind: "shell_command", command: rest, argv: [], fileChanges: [] };
  if (line.startsWith("<")) return { kind: "file_read", path: rest };
  const op = line.startsWith("+") ? "create" : "modify";
  const path = op === "create" ? rest : line;
  return { kind: "file_change", path, op, addedLines: [], removedLines: [] };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
