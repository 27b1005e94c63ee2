import { spawn } from "node:child_process";
import { fieldsOf, textOf } from "../../../../core/hosts/fields";
import type { Inspection } from "../host-settings";

/** A hook as the host itself sees it. */
export type CodexHook = { command: string; event: string; trusted: boolean; enabled: boolean };

const WAIT_MS = 15_000;
const LIST_ID = 2;

/**
 * Asks `codex app-server` for the hooks that it would run in a folder. It reads its own configuration only: no session
 * is started and no model is asked. @returns null when it gives no answer in time
 */
export function codexHooks(program: string, { env, userHome, cwd }: Inspection): Promise<CodexHook[] | null> {
  const server = spawn(program, ["app-server"], {
    cwd,
    env: { ...env, HOME: userHome, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  return new Promise((resolve) => {
    let text = "";
    const end = (hooks: CodexHook[] | null) => {
      clearTimeout(timer);
      server.stdin.end();
      server.kill();
      resolve(hooks);
    };
    const timer = setTimeout(() => end(null), WAIT_MS);
    server.on("error", () => end(null));
    server.on("exit", () => end(null));
    server.stdin.on("error", () => {});
    server.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        const message = fieldsOf(parsed(line));
        if (message.id === LIST_ID) end(message.error === undefined ? hooksOf(message.result) : null);
      }
    });
    const clientInfo = { name: "heed", title: "Heed", version: "1" };
    const messages = [
      { id: 1, method: "initialize", params: { clientInfo, capabilities: { experimentalApi: true } } },
      { method: "initialized" },
      { id: LIST_ID, method: "hooks/list", params: { cwds: [cwd] } },
    ];
    for (const message of messages) server.stdin.write(`${JSON.stringify(message)}\n`);
  });
}

function hooksOf(result: unknown): CodexHook[] {
  const { data } = fieldsOf(result);
  const places = Array.isArray(data) ? data.map(fieldsOf) : [];
  return places.flatMap(({ hooks }) => (Array.isArray(hooks) ? hooks.map(fieldsOf).flatMap(hookOf) : []));
}

function hookOf({ command, eventName, trustStatus, enabled }: Record<string, unknown>): CodexHook[] {
  const text = textOf(command);
  if (text === undefined) return [];
  const trusted = trustStatus === "trusted" || trustStatus === "managed";
  return [{ command: text, event: textOf(eventName) ?? "", trusted, enabled: enabled !== false }];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
