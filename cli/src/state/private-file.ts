import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Text of a file; null when there is none or it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** A JSON file as an unknown value; null when it is missing or broken. */
export function readJson(path: string): unknown {
  const text = readText(path);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The last bytes of a regular file; null when it is missing or no file. */
export function readTail(path: string, bytes: number): string | null {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(path, "r");
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return null;
    const length = Math.min(bytes, stat.size);
    const buffer = Buffer.alloc(length);
    const read = readSync(descriptor, buffer, 0, length, stat.size - length);
    return buffer.toString("utf8", 0, read);
  } catch {
    return null;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}

/** Replaces a file in one step, readable for its owner only. Throws when it cannot. */
export function writePrivate(path: string, content: string | Uint8Array): void {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  writeFileSync(draft, content, { mode: FILE_MODE, flag: "wx" });
  renameSync(draft, path);
}

/** Creates a file unless it is there. @returns false when somebody was first */
export function createPrivate(path: string, text: string): boolean {
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, text, { mode: FILE_MODE, flag: "wx" });
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (codeOf(error) !== "ENOENT" || attempt > 0) throw error;
      makeFolder(dirname(path));
    }
  }
}

/** Appends in one write, so that lines of several processes never mix. */
export function appendPrivate(path: string, text: string): void {
  try {
    appendFileSync(path, text, { mode: FILE_MODE });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    makeFolder(dirname(path));
    appendFileSync(path, text, { mode: FILE_MODE });
  }
}

/** Makes a folder and what it lies in. Not `recursive`: Node loops for ever where a file system answers ENOENT. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: FOLDER_MODE });
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    if (codeOf(error) !== "ENOENT" || dirname(path) === path || existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    makeFolder(path);
  }
}

export function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "UNKNOWN";
}
