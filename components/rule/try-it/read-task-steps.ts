import type { TaskStep } from "@/core/enforcement/schema";

/**
 * “Earlier in this task”, one a line: `$ npm test` is a command that succeeded, anything else a file that was
 * changed. All of it lies before `now`, in milliseconds since the epoch.
 */
export function readTaskSteps(text: string, now: number): TaskStep[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.map((line, position) => ({
    action: actionOf(line),
    outcome: "ok",
    at: now - (lines.length - position) * 1_000,
  }));
}

function actionOf(line: string): TaskStep["action"] {
  if (line.startsWith("$")) {
    return { kind: "shell_command", command: line.slice(1).trim(), argv: [], fileChanges: [] };
  }
  return { kind: "file_change", path: line, op: "modify", addedLines: [], removedLines: [] };
}
