import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export type TerminalOptions = {
  argv: string[];
  cwd: string;
  /** The whole environment of the program: nothing of ours leaks into it. */
  env: Record<string, string>;
  /** Folder for the input pipe and the recording. */
  folder: string;
};

export type Terminal = {
  /** Waits until the screen text since the last mark matches, then returns it. */
  waitFor(pattern: RegExp, timeoutMs?: number): Promise<string>;
  /** Waits until nothing new appears for a while, then returns the text since the mark. */
  settle(quietMs?: number): Promise<string>;
  /** Types text as a person would, without Enter. */
  type(text: string): void;
  press(key: "enter" | "escape" | "down" | "up"): void;
  /** Forgets what is on the screen so far, so that the next wait sees only what is new. */
  mark(): void;
  /** Everything since the mark, without escape sequences. */
  text(): string;
  close(): Promise<void>;
};

const KEYS = { enter: "\r", escape: "\u001b", down: "\u001b[B", up: "\u001b[A" };

/**
 * Runs a program in a real pseudo-terminal, in a session of its own whose parent is gone: its ancestors
 * are init only, as for a person's shell. Uses util-linux's `setsid` and `script`, which every Debian has.
 */
export async function openTerminal(options: TerminalOptions): Promise<Terminal> {
  const pipe = path.join(options.folder, "keys");
  const recording = path.join(options.folder, "screen.raw");
  const launcher = path.join(options.folder, "launch.sh");
  const pidFile = path.join(options.folder, "pid");
  spawnSync("mkfifo", [pipe]);
  writeFileSync(recording, "");
  const inner = `stty cols 140 rows 45; echo $$ > ${quote(pidFile)}; exec ${options.argv.map(quote).join(" ")}`;
  writeFileSync(
    launcher,
    `#!/bin/sh\ncd ${quote(options.cwd)} && script -qfec ${quote(inner)} /dev/null < ${quote(pipe)} > ${quote(recording)} 2>&1\n`,
  );
  const starter: ChildProcess = spawn("setsid", ["--fork", "sh", launcher], {
    env: { NODE_ENV: "production", ...options.env },
    stdio: "ignore",
  });
  await new Promise((resolve) => starter.on("exit", resolve));
  const keys = createWriteStream(pipe);
  let marked = 0;

  const text = () => plainText(readFileSync(recording).subarray(marked).toString("utf8"));
  return {
    async waitFor(pattern, timeoutMs = 60_000) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const seen = text();
        if (pattern.test(seen)) return seen;
        if (Date.now() > end)
          throw new Error(`The terminal did not show ${pattern}. It shows:\n${seen.slice(-3000)}`);
        await pause(100);
      }
    },
    async settle(quietMs = 2000) {
      let length = -1;
      while (length !== readFileSync(recording).length) {
        length = readFileSync(recording).length;
        await pause(quietMs);
      }
      return text();
    },
    type: (value) => void keys.write(value),
    press: (key) => void keys.write(KEYS[key]),
    mark() {
      marked = readFileSync(recording).length;
    },
    text,
    async close() {
      keys.end();
      if (existsSync(pidFile)) {
        const pid = Number(readFileSync(pidFile, "utf8"));
        for (const signal of ["SIGTERM", "SIGKILL"] as const) {
          try {
            process.kill(pid, signal);
          } catch {
            return;
          }
          await pause(800);
        }
      }
    },
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

/** Cursor movements become spaces: the screen is searched for words, not for layout. */
function plainText(raw: string): string {
  const esc = String.fromCharCode(27);
  return raw
    .replaceAll(new RegExp(`${esc}\\][^\\u0007]*\\u0007`, "g"), "")
    .replaceAll(new RegExp(`${esc}\\[[0-9;?<>=]*[ -/]*[@-~]`, "g"), " ")
    .replaceAll(/[ \t\r\n]+/g, " ");
}
