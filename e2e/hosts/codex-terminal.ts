import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codexBinary } from "./codex-binary";
import type { CodexModel } from "./codex-model";
import { openTerminal, pause, type Terminal } from "./terminal";

export type CodexSession = {
  terminal: Terminal;
  /** Types a prompt, presses Enter and waits until the model's script is used up and the screen is still. */
  say(prompt: string): Promise<string>;
  close(): Promise<void>;
};

/** Environment of the host: a clean home, a key for the scripted model, a temporary folder outside of its home. */
export function codexEnvironment(home: string): Record<string, string> {
  return {
    HOME: home,
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
    SHELL: "/bin/bash",
    USER: "dev",
    TMPDIR: path.join(home, "..", "tmp"),
    FAKE_MODEL_KEY: "not-a-key",
    NO_PROXY: "127.0.0.1,localhost",
  };
}

/** A set-up machine: the scripted model, no first-start questions, the project trusted. */
export function prepareCodexHome(
  home: string,
  { project, model }: { project: string; model: CodexModel },
): void {
  const folder = path.join(home, ".codex");
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(home, "..", "tmp"), { recursive: true });
  const config = [
    'model = "gpt-5.5"',
    'model_provider = "scripted"',
    "check_for_update_on_startup = false",
    'approval_policy = "never"',
    'sandbox_mode = "danger-full-access"',
    "",
    "[analytics]",
    "enabled = false",
    "",
    "[model_providers.scripted]",
    'name = "scripted"',
    `base_url = "${model.url}"`,
    'wire_api = "responses"',
    'env_key = "FAKE_MODEL_KEY"',
    "request_max_retries = 0",
    "stream_max_retries = 0",
    "",
    `[projects."${project}"]`,
    'trust_level = "trusted"',
    "",
    "[tui]",
    "screen_reader_detection_done = true",
    "",
    "[tui.model_availability_nux]",
    '"gpt-6.1-sol" = 1',
    "",
    "[notice.model_migrations]",
    '"gpt-5.5" = "gpt-6-sol"',
    "",
  ];
  writeFileSync(path.join(folder, "config.toml"), config.join("\n"));
}

/*
 * The host draws only what changed, so that a word may lack the letters that stood there before: any of several signs
 * will do. The prompt itself is there before the host has loaded, and what is typed then waits.
 */
const READY = /gpt-5\.5|default\s*·|←\s*for\s*agents/i;
const REVIEW = /hooks\s*are\s*new|review\s*hooks|trust\s*all|without\s*trusting/i;
/** The first start copies the program for its server in the background. */
const START_MS = 150_000;

/** Opens the host's terminal interface as a person does; `trust` is what they answer about new hooks. */
export async function openCodex(options: {
  home: string;
  project: string;
  folder: string;
  model: CodexModel;
  trust?: boolean;
  args?: string[];
}): Promise<CodexSession> {
  const { model, home, project, trust = true } = options;
  mkdirSync(options.folder, { recursive: true });
  const terminal = await openTerminal({
    argv: [codexBinary(), ...(options.args ?? [])],
    cwd: project,
    env: codexEnvironment(home),
    folder: options.folder,
  });
  const first = await terminal.waitFor(new RegExp(`${READY.source}|${REVIEW.source}`, "i"), START_MS);
  if (REVIEW.test(first)) {
    await terminal.settle();
    for (let line = 0; line < (trust ? 1 : 2); line += 1) {
      terminal.press("down");
      await pause(300);
    }
    terminal.mark();
    terminal.press("enter");
    await terminal.waitFor(new RegExp(`trusting|AI Codex|${READY.source}`, "i"));
  }
  await terminal.settle(3_000);
  return {
    terminal,
    async say(prompt) {
      terminal.mark();
      terminal.type(prompt);
      await pause(600);
      terminal.press("enter");
      const end = Date.now() + 120_000;
      while (model.remaining() > 0) {
        if (Date.now() > end)
          throw new Error(`The host did not go on. It shows:\n${terminal.text().slice(-3000)}`);
        await pause(100);
      }
      return terminal.settle();
    },
    close: () => terminal.close(),
  };
}

/** Ends the server that the host leaves in the background, and what keeps it up to date. */
export function stopCodexServer(home: string): void {
  const env = { ...codexEnvironment(home), NODE_ENV: "production" as const };
  spawnSync(codexBinary(), ["app-server", "daemon", "stop"], { env, stdio: "ignore", timeout: 30_000 });
  const { stdout } = spawnSync("pgrep", ["-f", path.join(home, ".codex", "packages")], { encoding: "utf8" });
  for (const pid of stdout.split("\n").filter(Boolean)) {
    try {
      process.kill(Number(pid));
    } catch {
      // It has gone by itself.
    }
  }
}
