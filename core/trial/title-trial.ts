import { readPatch } from "./read-patch";
import type { Trial } from "./schema";

const MAX_TITLE = 160;

/** One line that names a trial: the command, the path, the first words. */
export function titleTrial(trial: Trial): string {
  const line = textOf(trial).replace(/\s+/g, " ").trim();
  const title = line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1)}…`;
  if (trial.kind === "prompt" || trial.earlier.trim() === "") return title;
  return `${title} (after ${trial.earlier
    .trim()
    .split(/\s*\n\s*/)
    .join(", ")
    .slice(0, 80)})`;
}

function textOf(trial: Trial): string {
  switch (trial.kind) {
    case "command":
      return trial.command;
    case "file":
      return trial.text === "" ? `${trial.op} ${trial.path}` : `${trial.op} ${trial.path}: ${trial.text}`;
    case "patch":
      return `patch of ${readPatch(trial.patch)
        .map(({ path }) => path)
        .join(", ")}`;
    case "tool":
      return trial.tool;
    case "finish":
      return trial.message === "" ? "end of a turn" : trial.message;
    case "prompt":
      return trial.prompt;
  }
}
