import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const LOCK = ".next/heed-building";

/** One build at a time in a checkout: a second one waits, and then finds everything built. */
export async function withBuildLock(work) {
  mkdirSync(".next", { recursive: true });
  while (!take()) await sleep(200);
  const release = () => rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!holderLives()) rmSync(LOCK, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    const holder = Number(readFileSync(LOCK, "utf8"));
    // Empty for the instant between its creation and the writing of the number.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
