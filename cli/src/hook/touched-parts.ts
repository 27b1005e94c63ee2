import { dirname, isAbsolute, resolve } from "node:path";
import type { AgentAction, FileChange } from "../../../core/hook-event/schema";

/** A folder that an action touches, and what of it happens there. */
export type TouchedPart = {
  folder: string;
  /** Simple commands that run there after a `cd` or with `-C`; null when the whole action is there. */
  command: string[][] | null;
  /** Only a file there is changed; the command itself runs elsewhere. */
  fileOnly: boolean;
};

type Where = { cwd: string; root: string | null; home: string };

/** Folders that an action touches, the session's own among them. */
export function touchedParts(action: AgentAction, where: Where): TouchedPart[] {
  if (action.kind === "file_change" || action.kind === "file_read") return [partOfFile(action.path, where)];
  if (action.kind !== "shell_command") return [];
  const here = { folder: where.cwd, command: null, fileOnly: false };
  return [here, ...commandParts(action.argv, where), ...action.fileChanges.flatMap(changeParts(where))];
}

function changeParts(where: Where): (change: FileChange) => TouchedPart[] {
  return ({ path, movedFrom }) =>
    [path, movedFrom].flatMap((file) =>
      file === undefined || file.startsWith("/dev/") ? [] : { ...partOfFile(file, where), fileOnly: true },
    );
}

function partOfFile(path: string, { root, cwd }: Where): TouchedPart {
  return { folder: dirname(resolve(root ?? cwd, path)), command: null, fileOnly: false };
}

const FOLDER_OPTIONS = new Set(["-C", "--prefix", "--cwd", "--dir"]);

function commandParts(argv: string[][], where: Where): TouchedPart[] {
  const parts: TouchedPart[] = [];
  let entered: TouchedPart | null = null;
  for (const words of argv) {
    const target = changedFolder(words);
    if (target !== null) {
      const from: string = entered?.folder ?? where.cwd;
      entered = { folder: absolute(target, from, where.home), command: [], fileOnly: false };
      parts.push(entered);
      continue;
    }
    entered?.command?.push(words);
    const option = words.findIndex((word) => FOLDER_OPTIONS.has(word));
    const folder = option < 0 ? undefined : words[option + 1];
    if (folder === undefined) continue;
    const from: string = entered?.folder ?? where.cwd;
    parts.push({ folder: absolute(folder, from, where.home), command: [words], fileOnly: false });
  }
  return parts.filter(({ command }) => command !== null && command.length > 0);
}

/** Where `cd` goes; null for another command, and for a target that only the shell knows. */
function changedFolder([program, ...rest]: string[]): string | null {
  if (program !== "cd" && program !== "pushd") return null;
  const target = rest.find((word) => !word.startsWith("-"));
  return target === undefined || target.includes("$") ? null : target;
}

function absolute(target: string, from: string, home: string): string {
  if (target === "~" || target.startsWith("~/")) return resolve(home, target.slice(2));
  return isAbsolute(target) ? target : resolve(from, target);
}
