import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "../server/db/embedded/process-state";

const root = path.resolve(import.meta.dirname, "..");
const PATIENCE_MS = 60_000;

export type HeedProcess = {
  pid: number;
  output: () => string;
  errors: () => string;
  kill: (signal: NodeJS.Signals) => void;
  exited: Promise<number | null>;
  /** Waits for a line of the output and returns the match. */
  waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
};

/** A data folder that only this test uses. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "heed-process-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `npm start` without npm: the real script, on a free port unless `env` says otherwise. */
export function startHeed(
  env: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
): HeedProcess {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: os.tmpdir(),
      PORT: "0",
      DATABASE_URL: "",
      ...env,
    },
    ...account,
  });
  const texts = collect(child);
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    pid: child.pid ?? 0,
    output: () => texts.stdout,
    errors: () => texts.stderr,
    kill: (signal) => child.kill(signal),
    exited,
    waitFor: async (pattern) => {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
        const match = pattern.exec(texts.stdout + texts.stderr);
        if (match) return match;
        if (child.exitCode !== null) break;
      }
      throw new Error(`no ${pattern} in:\n${texts.stdout}\n${texts.stderr}`);
    },
  };
}

/** Waits until a condition holds; fails when it does not in a generous time. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    if (await holds()) return;
  }
  throw new Error(`did not happen: ${what}`);
}

/** The process number in an embedded server's lock file; null when there is no living server. */
export function databasePid(dataFolder: string): number | null {
  try {
    const pid = Number(
      readFileSync(path.join(dataFolder, "postgres18/postmaster.pid"), "utf8").split("\n")[0],
    );
    return isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const texts = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    texts.stderr += chunk;
  });
  return texts;
}
