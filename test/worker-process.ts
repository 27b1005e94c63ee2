import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

export type WorkerProcess = {
  /** Resolves when the output has the text; rejects when the process ended without it. */
  said: (text: string) => Promise<void>;
  /** `kill -9`; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** Resolves when the process is gone, however it ended. */
  exited: Promise<void>;
};

/** A worker in a process of its own on the database of this test file. @param stayIn stage in the middle of which it stays */
export function startWorker(stayIn?: string): WorkerProcess {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "test/killable-worker.ts", ...(stayIn === undefined ? [] : [stayIn])],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: process.env },
  );
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    said: (text) => untilSaid(child, text),
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    exited,
  };
}

function untilSaid(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(text)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the worker ended (${code}) without “${text}”: ${said}`)));
  });
}
