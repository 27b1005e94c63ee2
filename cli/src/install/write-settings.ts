import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shortHash } from "../state/home";
import { codeOf, createPrivate, makeFolder } from "../state/private-file";

/** Why a settings file must not or cannot be written; null when it can. A link is followed. */
export function writeProblem(path: string): string | null {
  try {
    const target = existsSync(path) ? realpathSync(path) : path;
    const stat = statSync(target, { throwIfNoEntry: false });
    if (stat && !stat.isFile()) return "it is not a file";
    // Who took the right to write from themselves did not want it written; some tools that make it do so.
    if (stat && (stat.mode & 0o222) === 0)
      return "it is read-only; make it writable, or add the entries where it is made (heed install --dry-run shows them)";
    return null;
  } catch (error) {
    return `it cannot be read (${codeOf(error)})`;
  }
}

/**
 * Replaces a settings file in one step, through a link, with the mode that it had. Where its folder takes no new file
 * (a file bound into a container), it is written in place. @throws when neither can be done
 */
export function writeSettings(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  if (!existsSync(dirname(target))) makeFolder(dirname(target));
  const stat = statSync(target, { throwIfNoEntry: false });
  const draft = `${target}.heed-${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: (stat?.mode ?? 0o600) & 0o777, flag: "wx" });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    if (!stat) throw error;
    writeFileSync(target, text);
  }
}

/** Remembers that a settings file was not there before, so that uninstall leaves none behind. */
export function noteCreated(home: string, path: string): void {
  createPrivate(createdMark(home, path), `${path}\n`);
}

/**
 * Takes away a settings file that install made, once nothing is left in it.
 * @returns whether it did
 */
export function removeCreated(home: string, path: string, text: string): boolean {
  const mark = createdMark(home, path);
  if (!existsSync(mark)) return false;
  rmSync(mark, { force: true });
  if (!/^\s*\{\s*\}\s*$/.test(text)) return false;
  rmSync(path, { force: true });
  return true;
}

function createdMark(home: string, path: string): string {
  return join(home, "created", shortHash(path));
}
