import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shortHash } from "../state/home";
import { createPrivate, makeFolder } from "../state/private-file";

/** Replaces a settings file in one step, through a link, with the mode that it had. */
export function writeSettings(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  if (!existsSync(dirname(target))) makeFolder(dirname(target));
  const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o600;
  const draft = `${target}.heed-${process.pid}`;
  writeFileSync(draft, text, { mode: mode & 0o777, flag: "wx" });
  renameSync(draft, target);
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
