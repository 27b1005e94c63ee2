import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { claudeBinary } from "./claude-binary";
import type { ScriptedModel } from "./scripted-model";
import { openTerminal, pause, type Terminal } from "./terminal";

const DUMMY_KEY = "offline-dummy-key-0000000000";

export type ClaudeSession = {
  terminal: Terminal;
  /** Types a prompt, presses Enter and waits until the model's script is used up and the screen is still. */
  say(prompt: string): Promise<string>;
  close(): Promise<void>;
};

/** Environment of the host: a clean home, the scripted model, no traffic to anywhere else. */
export function claudeEnvironment({
  home,
  modelUrl,
}: {
  home: string;
  modelUrl: string;
}): Record<string, string> {
  return {
    HOME: home,
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
    SHELL: "/bin/bash",
    USER: "dev",
    ANTHROPIC_BASE_URL: modelUrl,
    ANTHROPIC_API_KEY: DUMMY_KEY,
    IS_SANDBOX: "1",
    DISABLE_TELEMETRY: "1",
    DISABLE_ERROR_REPORTING: "1",
    DISABLE_AUTOUPDATER: "1",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    NO_PROXY: "127.0.0.1,localhost",
  };
}

/** Skips the host's own onboarding and approves the dummy key, as a set-up machine has it. */
export function prepareClaudeHome(home: string): void {
  mkdirSync(path.join(home, ".claude"), { recursive: true });
  const state = {
    hasCompletedOnboarding: true,
    theme: "dark",
    customApiKeyResponses: { approved: [DUMMY_KEY.slice(-20)], rejected: [] },
  };
  writeFileSync(path.join(home, ".claude.json"), JSON.stringify(state));
}

/** Starts the real host interactively and answers its folder-trust dialog with yes. */
export async function openClaude(options: {
  home: string;
  project: string;
  folder: string;
  model: ScriptedModel;
  args?: string[];
}): Promise<ClaudeSession> {
  const { model } = options;
  mkdirSync(options.folder, { recursive: true });
  const terminal = await openTerminal({
    argv: [claudeBinary(), "--model", "claude-sonnet-4-5", ...(options.args ?? [])],
    cwd: options.project,
    env: claudeEnvironment({ home: options.home, modelUrl: model.url }),
    folder: options.folder,
  });
  await terminal.waitFor(/❯/);
  if (/trust/i.test(await terminal.settle())) {
    terminal.press("down");
    await pause(300);
    terminal.press("enter");
    await terminal.settle();
  }
  return {
    terminal,
    async say(prompt) {
      terminal.mark();
      terminal.type(prompt);
      await pause(400);
      terminal.press("enter");
      await until(
        () => model.remaining() === 0,
        () => terminal.text(),
      );
      return terminal.settle();
    },
    close: () => terminal.close(),
  };
}

const TURN_LIMIT_MS = 120_000;

async function until(condition: () => boolean, explain: () => string): Promise<void> {
  const end = Date.now() + TURN_LIMIT_MS;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`The host did not go on. It shows:\n${explain().slice(-3000)}`);
    await pause(100);
  }
}
