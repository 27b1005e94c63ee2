import { type ChildProcess, spawn } from "node:child_process";
import { z } from "zod";
import type { ReadyMessage } from "./child-process";

const readyMessageSchema = z.object({ ready: z.literal(true), setupCode: z.string().nullable() });

export type ChildOptions = { name: string; script: string; env: NodeJS.ProcessEnv };

export type Children = {
  /** Starts one; settles when it serves. @throws when it ends before that */
  start: (options: ChildOptions) => Promise<ReadyMessage>;
  /** Called with the name of a child that ends by itself after it was ready. */
  onExit: (listener: (name: string) => void) => void;
  stop: () => Promise<void>;
};

const KILL_AFTER_MS = 10_000;

/** The processes of one instance. They hold a channel to us and end when it closes. */
export function createChildren(): Children {
  const running = new Set<ChildProcess>();
  let report: (name: string) => void = () => {};
  let isStopping = false;

  return {
    onExit: (listener) => {
      report = listener;
    },
    start: ({ name, script, env }) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, ["--enable-source-maps", script], {
          stdio: ["ignore", "inherit", "inherit", "ipc"],
          env,
        });
        running.add(child);
        let isReady = false;
        child.on("message", (message) => {
          const parsed = readyMessageSchema.safeParse(message);
          if (!parsed.success) return;
          isReady = true;
          resolve(parsed.data);
        });
        child.on("exit", (code, signal) => {
          running.delete(child);
          if (!isReady) reject(new Error(`The ${name} process ended at its start (${signal ?? code}).`));
          else if (!isStopping) report(name);
        });
        child.on("error", reject);
      }),
    stop: async () => {
      isStopping = true;
      await Promise.all([...running].map(stopOne));
    },
  };
}

function stopOne(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
