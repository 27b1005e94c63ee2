import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Why a path of a repository must not be written; null when it may be. A link in any part leads elsewhere. */
export function refusalOf(root: string, path: string): string | null {
  let present = root;
  for (const part of path.split("/")) {
    present = join(present, part);
    const stat = lstatSync(present, { throwIfNoEntry: false });
    if (!stat) return null;
    if (stat.isSymbolicLink()) return `${part} is a link`;
    const isLast = present === join(root, path);
    if (isLast && !stat.isFile()) return `${part} is no file`;
    if (!isLast && !stat.isDirectory()) return `${part} is no folder`;
  }
  return null;
}

/** Each byte as one character, so that what is no UTF-8 stays as it is. The empty text when there is no file. */
export function readBytes(root: string, path: string): string {
  const file = join(root, path);
  return lstatSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "latin1") : "";
}

/** Replaces a file in one step, with the mode that it had. */
export function writeBytes(root: string, path: string, bytes: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const mode = (lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0o644) & 0o777;
  const draft = `${file}.heed-${process.pid}`;
  writeFileSync(draft, bytes, { encoding: "latin1", mode, flag: "wx" });
  renameSync(draft, file);
}

export function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
}
