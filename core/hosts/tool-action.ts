import { type FileChange, MAX_TEXT_BYTES, type ShellCommand } from "../hook-event/schema";
import { parseShell } from "../shell/parse";
import type { Place } from "./adapter";
import { cappedLines } from "./capped-lines";
import { changedLines } from "./lines";
import { isAbsolute, placePath } from "./path";

/**
 * A command line as an action (learning.md section 1).
 * @param cwd absolute folder in which it runs
 */
export function shellCommand(command: string, cwd: string, place: Place): ShellCommand {
  const text = command.slice(0, MAX_TEXT_BYTES);
  const folder = placePath(place.resolve(cwd), cwd, place.root);
  const parsed = parseShell(text);
  return {
    kind: "shell_command",
    command: text,
    cwd: folder.path,
    argv: parsed.commands.map(({ argv }) => argv),
    fileChanges: parsed.fileChanges.map((change) => relocated(change, cwd, place)),
    ...(parsed.unparsed ? { unparsed: true } : {}),
    ...(text.length < command.length ? { truncated: true } : {}),
  };
}

/** A path in a command is relative to where it runs, not to the root. */
function relocated(change: FileChange, cwd: string, place: Place): FileChange {
  const where = located(change.path, cwd, place);
  if (change.movedFrom === undefined) return { ...change, ...where };
  return { ...change, ...where, movedFrom: located(change.movedFrom, cwd, place).path };
}

/** A changed file whose texts before and after are known in part. */
export function modifiedFile(
  where: { file: string | undefined; cwd: string; place: Place },
  before: string,
  after: string,
): FileChange {
  const { added, removed } = changedLines(before, after);
  return {
    kind: "file_change",
    ...located(where.file, where.cwd, where.place),
    op: "modify",
    ...cappedLines(added, removed),
  };
}

/** Path of a tool's argument relative to the repository, links resolved. */
export function located(
  file: string | undefined,
  cwd: string,
  place: Place,
): { path: string; outside?: boolean } {
  const { path, outside } = placePath(place.resolve(absolute(file ?? ".", cwd, place)), cwd, place.root);
  return outside ? { path: path.slice(0, 4096), outside: true } : { path: path.slice(0, 4096) };
}

export function existsAt(file: string | undefined, cwd: string, place: Place): boolean {
  return file !== undefined && place.exists(absolute(file, cwd, place));
}

export function readAt(file: string | undefined, cwd: string, place: Place): string | null {
  return file === undefined ? null : place.read(absolute(file, cwd, place));
}

function absolute(file: string, cwd: string, place: Place): string {
  if (file === "~" || file.startsWith("~/")) return `${place.home}${file.slice(1)}`;
  return isAbsolute(file) ? file : `${cwd}/${file}`;
}
