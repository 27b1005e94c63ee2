import { renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { appendPrivate } from "./private-file";

const MAX_LOG_BYTES = 256 * 1024;

/** Writes a code and, where it helps, a hash: never text of a person, a path or a token. */
export function logCode(home: string, now: number, code: string, hash = ""): void {
  try {
    const path = join(home, "log");
    if (sizeOf(path) > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
    appendPrivate(
      path,
      `${new Date(now).toISOString()} ${code.replace(/[^\w.:-]/g, "_").slice(0, 80)} ${hash}\n`,
    );
  } catch {
    // A log that cannot be written is no reason to fail.
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
