import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { geminiCommand } from "./gemini-binary";
import type { ScriptedModel } from "./scripted-model";
import { openTerminal, pause, type Terminal } from "./terminal";

export type GeminiSession = {
  terminal: Terminal;
  /** Types a prompt, presses Enter and waits until the model's script is used up and the screen is still. */
  say(prompt: string): Promise<string>;
  /** Leaves as a person does, once. */
  close(): Promise<void>;
};

/** Settings as a person has them: signed in by a key, with a comment of their own. */
export const OWN_SETTINGS = `{
  // Ada's settings
  "security": { "auth": { "selectedType": "gemini-api-key" } },
  "general": { "enableAutoUpdate": false, "enableAutoUpdateNotification": false },
  "telemetry": { "enabled": false },
  "privacy": { "usageStatisticsEnabled": false }, /* no thanks */
  "model": { "name": "gemini-2.5-pro" }
}
`;

export const geminiSettings = (home: string) => path.join(home, ".gemini", "settings.json");

export function prepareGeminiHome(home: string): void {
  mkdirSync(path.join(home, ".gemini"), { recursive: true });
  writeFileSync(geminiSettings(home), OWN_SETTINGS);
}

/** Environment of the host: a clean home, the scripted model, no traffic to anywhere else. */
export function geminiEnvironment(home: string, modelUrl: string): Record<string, string> {
  return {
    HOME: home,
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
    USER: "dev",
    NO_COLOR: "1",
    GEMINI_API_KEY: "offline-dummy-key",
    GOOGLE_GEMINI_BASE_URL: modelUrl,
    GEMINI_CLI_TRUST_WORKSPACE: "true",
    NO_PROXY: "127.0.0.1,localhost",
  };
}

/** Starts the real host interactively. It starts itself again, as it does on every machine with enough memory. */
export async function openGemini(options: {
  home: string;
  project: string;
  folder: string;
  model: ScriptedModel;
  args?: string[];
}): Promise<GeminiSession> {
  const { model, home, project, folder, args = ["--approval-mode", "yolo"] } = options;
  mkdirSync(folder, { recursive: true });
  const terminal = await openTerminal({
    argv: [...geminiCommand(), ...args],
    cwd: project,
    env: geminiEnvironment(home, model.url),
    folder,
  });
  let closed = false;
  await terminal.waitFor(/Type your message/);
  await terminal.settle();
  return {
    terminal,
    async say(prompt) {
      terminal.mark();
      await typeLine(terminal, prompt);
      const end = Date.now() + TURN_LIMIT_MS;
      while (model.remaining() > 0) {
        if (Date.now() > end)
          throw new Error(`The host did not go on. It shows:\n${terminal.text().slice(-3000)}`);
        await pause(100);
      }
      return terminal.settle();
    },
    async close() {
      if (closed) return;
      closed = true;
      await typeLine(terminal, "/quit");
      await hasLeft(Number(readFileSync(path.join(folder, "pid"), "utf8")));
      await terminal.close();
    },
  };
}

/** The host is two processes: killing the first would leave the other at work in the home. */
async function hasLeft(pid: number): Promise<void> {
  for (const end = Date.now() + LEAVING_MS; Date.now() < end; await pause(200)) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
  }
}

const TURN_LIMIT_MS = 120_000;
const LEAVING_MS = 30_000;

/** Enter that comes with the text would be taken for a part of a pasted one. */
async function typeLine(terminal: Terminal, text: string): Promise<void> {
  terminal.type(text);
  await pause(600);
  terminal.press("enter");
}
