import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createPrivate } from "../state/private-file";

/** No flusher lives longer; a lock that is older belongs to a dead one. */
export const MAX_FLUSHER_MS = 90_000;

/** Claims the one flusher of this user. @returns false while another one lives */
export function lockFlusher(home: string, now: number): boolean {
  if (createPrivate(lockPath(home), String(process.pid))) return true;
  if (isFlusherAlive(home, now)) return false;
  rmSync(lockPath(home), { force: true });
  return createPrivate(lockPath(home), String(process.pid));
}

export function unlockFlusher(home: string): void {
  rmSync(lockPath(home), { force: true });
}

export function isFlusherAlive(home: string, now: number): boolean {
  try {
    const { mtimeMs } = statSync(lockPath(home));
    if (now - mtimeMs > MAX_FLUSHER_MS) return false;
    process.kill(Number(readFileSync(lockPath(home), "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

function lockPath(home: string): string {
  return join(home, "flusher.lock");
}
