import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createPrivate, readText, writePrivate } from "../state/private-file";

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

/** After a failure, actions do not start a flusher again and again; prompts and turn ends still do. */
const HOLD_OFF_MS = 60_000;

export function recordOutcome(home: string, succeeded: boolean, now: number): void {
  if (succeeded) rmSync(failurePath(home), { force: true });
  else writePrivate(failurePath(home), String(now));
}

export function isHeldOff(home: string, now: number): boolean {
  const failedAt = Number(readText(failurePath(home)) ?? Number.NaN);
  return now - failedAt < HOLD_OFF_MS;
}

function failurePath(home: string): string {
  return join(home, "last-failure");
}

function lockPath(home: string): string {
  return join(home, "flusher.lock");
}
