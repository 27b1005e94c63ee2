import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "./process-state";

/** Lets one process at a time look for, create and start a server; the lock of a dead process is taken over. */
export async function withStartLock<TResult>(file: string, use: () => Promise<TResult>): Promise<TResult> {
  while (!take(file)) await sleep(50);
  try {
    return await use();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const holder = readHolder(file);
  if (holder !== null && !isRunning(holder)) rmSync(file, { force: true });
  return false;
}

function readHolder(file: string): number | null {
  try {
    // Empty for the instant between its creation and the writing of the number.
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}
