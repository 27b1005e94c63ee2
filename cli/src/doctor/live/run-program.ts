import { spawn } from "node:child_process";

/** Enough of what a program says last to see why it did not work. */
const TAIL = 300;

/**
 * Runs a program without a person to its end and says in a few words how it ended. What it started goes with it.
 * @param timeoutMs after which it is ended
 */
export function runProgram(
  [program = "", ...args]: string[],
  { cwd, env, timeoutMs }: { cwd: string; env: Record<string, string>; timeoutMs: number },
): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let said = "";
    const keep = (chunk: Buffer) => {
      said = (said + chunk.toString("utf8")).slice(-TAIL);
    };
    const timer = setTimeout(() => endGroup(child.pid), timeoutMs);
    const end = (words: string) => {
      clearTimeout(timer);
      endGroup(child.pid);
      resolve(words);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", ({ message }) => end(message));
    child.on("exit", (code, signal) => {
      const last = said.trim().split("\n").at(-1) ?? "";
      end(`${signal === null ? `it ended with ${code}` : "it did not end in time"}${last && `: ${last}`}`);
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}
