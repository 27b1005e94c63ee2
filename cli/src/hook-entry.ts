import { readSync, writeSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { isFlusherAlive } from "./flush/flusher-lock";
import { runHook } from "./hook";
import { systemProcessTable } from "./process/process-table";
import { idBytes } from "./random-bytes";
import { homeFolder } from "./state/home";
import { codeOf } from "./state/private-file";

/** Given by the loader; absent when this file runs by itself. */
declare const keepCompiled: ((use: number, isAction: boolean) => void) | undefined;

const MAX_INPUT_BYTES = 24 * 1024 * 1024;
const WAIT_MS = 5;
const MAX_WAITS = 400;

process.on("uncaughtException", () => process.exit(0));
process.on("unhandledRejection", () => process.exit(0));
main().finally(() => process.exit(0));

/** The whole life of a hook process: read, answer, exit 0. */
async function main(): Promise<void> {
  const home = homeFolder(process.env);
  const text = readInput();
  const answer = await runHook(
    { host: process.argv[2] ?? "", text },
    {
      home,
      userHome: process.env.HOME || homedir(),
      env: process.env,
      now: Date.now,
      random: idBytes,
      parent: process.ppid,
      processes: systemProcessTable(),
      startFlusher: () => startFlusher(home),
    },
  );
  if (answer !== "") writeAll(answer);
  if (typeof keepCompiled === "function") keepCompiled(...partsUsed(text ?? ""));
}

/** Which parts of the code an event runs, roughly, as one bit; a wrong guess only makes a hook slower. */
function partsUsed(text: string): [use: number, isAction: boolean] {
  if (!text.includes('"tool_input"')) return [64, false];
  const isShell = /"command"\s*:/.test(text);
  const isFile = /"\w*path"\s*:\s*"[^"]*"[^}]*"(?:content|\w*new\w*|edits)"\s*:/.test(text);
  const kind = (isShell && 1) || (isFile && 2) || 4;
  return [text.includes('"tool_response"') ? kind << 3 : kind, true];
}

/** Null when there is more than any host sends. */
function readInput(): string | null {
  const chunks: Buffer[] = [];
  let length = 0;
  let waits = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    try {
      const read = readSync(0, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
      if (length > MAX_INPUT_BYTES) return null;
    } catch (error) {
      if (codeOf(error) === "EOF") break;
      if (codeOf(error) !== "EAGAIN" || waits >= MAX_WAITS) return null;
      waits += 1;
      pause();
    }
  }
  return Buffer.concat(chunks).toString("utf8");
}

function writeAll(text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  for (let waits = 0; written < bytes.length && waits < MAX_WAITS; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") return;
      waits += 1;
      pause();
    }
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
}

/** Detached, with all streams closed and nothing of the host in its environment. */
function startFlusher(home: string): void {
  if (isFlusherAlive(home, Date.now())) return;
  const { spawn } = process.getBuiltinModule("node:child_process");
  const flusher = spawn(process.execPath, [join(__dirname, "flush.cjs")], {
    cwd: home,
    detached: true,
    env: scrubbedEnvironment(home),
    stdio: "ignore",
  });
  flusher.on("error", () => {});
  flusher.unref();
}

const KEPT = new Set([
  "PATH",
  "HOME",
  "TMPDIR",
  "LANG",
  "HTTPS_PROXY",
  "https_proxy",
  "NO_PROXY",
  "no_proxy",
]);

function scrubbedEnvironment(home: string): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (!KEPT.has(name)) delete env[name];
  env.HEED_HOME = home;
  return env;
}
