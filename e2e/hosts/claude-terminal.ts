import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { claudeBinary } from "./claude-binary";
import { openTerminal, pause, type Terminal } from "./terminal";

const DUMMY_KEY = "offline-dummy-key-0000000000";

export type ClaudeSession = {
  terminal: Terminal;
  /** Types a prompt, presses Enter and waits until the turn is over. */
  say(prompt: string, until: RegExp): Promise<string>;
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
  modelUrl: string;
  args?: string[];
}): Promise<ClaudeSession> {
  mkdirSync(options.folder, { recursive: true });
  const terminal = await openTerminal({
    argv: [claudeBinary(), "--model", "claude-sonnet-4-5", ...(options.args ?? [])],
    cwd: options.project,
    env: claudeEnvironment(options),
    folder: options.folder,
  });
  const first = await terminal.waitFor(/trust|\? for shortcuts|Welcome/i);
  if (/trust/i.test(first)) {
    await pause(700);
    terminal.press("down");
    await pause(300);
    terminal.mark();
    terminal.press("enter");
    await terminal.waitFor(/❯|\? for shortcuts/i);
  }
  await pause(1500);
  return {
    terminal,
    async say(prompt, until) {
      terminal.mark();
      terminal.type(prompt);
      await pause(400);
      terminal.press("enter");
      return terminal.waitFor(until);
    },
    close: () => terminal.close(),
  };
}
