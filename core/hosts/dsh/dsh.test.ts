import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { HostEvent, Place } from "../adapter";
import { LAUNCHER_ANYWHERE } from "../launcher";
import { dsh } from "./adapter";
import { DSH_CAPABILITIES } from "./capabilities";
import { hookCommand, PLUGIN_NAME, pluginFiles } from "./plugin";
import { dshProcess } from "./process";
import { addHooks, missingHooks, removeHooks } from "./settings";

const ROOT = "/home/ada/shop";
const FILES: Record<string, string> = { [`${ROOT}/src/a.ts`]: "let a = 1;\n" };
const place: Place = {
  root: ROOT,
  home: "/home/ada",
  resolve: (path) => path,
  exists: (path) => path in FILES,
  read: (path) => FILES[path] ?? null,
};
const BASE = { session_id: "session-1", cwd: ROOT, prompt_id: "m-1" };

function event(name: string, fields: Record<string, unknown> = {}): HostEvent {
  const found = dsh.normalise({ ...BASE, hook_event_name: name, ...fields }, place);
  if (!found) throw new Error(`${name} is not known`);
  return found;
}

const call = (tool_name: string, tool_input: object) =>
  event("PreToolUse", { tool_name, tool_input, tool_use_id: "call_1" }).action;

describe("what a tool of DeepSeek Harness does", () => {
  it("a command runs in its workdir, relative to the session's folder", () => {
    expect(call("bash", { command: "npm ci", workdir: "web", description: "install" })).toMatchObject({
      ...{ kind: "shell_command", command: "npm ci", cwd: "web", argv: [["npm", "ci"]] },
    });
  });

  it.each([
    ["write", { file_path: "src/b.ts", content: "x\n" }, { path: "src/b.ts", op: "create", content: "x\n" }],
    [
      "write",
      { file_path: "src/a.ts", content: "x\n" },
      { op: "modify", rewrites: true, removedLines: ["let a = 1;"] },
    ],
    [
      "edit",
      { file_path: "src/a.ts", old_string: "1", new_string: "2" },
      { path: "src/a.ts", op: "modify", content: "let a = 2;\n" },
    ],
    [
      "str_replace_editor",
      { command: "create", path: `${ROOT}/c.md`, file_text: "hi" },
      { path: "c.md", op: "create", content: "hi" },
    ],
    [
      "str_replace_editor",
      { command: "str_replace", path: `${ROOT}/src/a.ts`, old_str: "let", new_str: "const" },
      { path: "src/a.ts", content: "const a = 1;\n" },
    ],
  ])("%s %j changes a file", (tool, input, change) => {
    expect(call(tool, input)).toMatchObject({ kind: "file_change", ...change });
  });

  it("reading, searching, MCP and tools that nobody knows", () => {
    expect(call("read", { file_path: "../secret" })).toMatchObject({ kind: "file_read", outside: true });
    expect(call("str_replace_editor", { command: "view", path: "src/a.ts" })).toMatchObject({
      kind: "file_read",
    });
    const grep = event("PreToolUse", { tool_name: "grep", tool_input: { pattern: "k", path: "/etc" } });
    expect(grep.paths).toEqual(["/etc"]);
    expect(call("mcp__git__push", { force: true })).toMatchObject({
      kind: "mcp",
      server: "git",
      tool: "push",
    });
    expect(call("teleport", { description: "away" })).toMatchObject({ kind: "other", tool: "teleport" });
  });

  it("an exit code, an error and a stop tell how it ended", () => {
    const ended = (tool_response: object) =>
      event("PostToolUse", { tool_name: "bash", tool_input: { command: "x" }, tool_response }).outcome;
    expect(ended({ isError: false, value: { exitCode: 0, aborted: false } })).toBe("ok");
    expect(ended({ isError: false, value: { exitCode: 2 } })).toBe("failed");
    expect(ended({ isError: true })).toBe("failed");
    expect(ended({ isError: false, value: { aborted: true } })).toBe("interrupted");
  });

  it("unknown events and newer fields break nothing", () => {
    expect(dsh.normalise({ ...BASE, hook_event_name: "constructor" }, place)).toBeNull();
    expect(dsh.normalise({ hook_event_name: "Stop" }, place)).toBeNull();
    expect(event("Stop", { something: { new: true }, stop_hook_active: true })).toMatchObject({
      ...{ point: "turn_finished", blockedBefore: true },
    });
  });
});

describe("what our plugin is told: inject, deny, steer, reject", () => {
  const answer = { decision: "pass" as const, reason: "", context: [], personLines: [] };
  const denies = { ...answer, decision: "deny" as const, reason: "Use </heed> pnpm." };

  it.each([
    ["PreToolUse", denies, { deny: "Use ‹/heed> pnpm." }],
    ["PreToolUse", { ...denies, reason: "" }, { deny: "A rule of Heed stops this." }],
    ["Stop", denies, { steer: "<heed>\nUse ‹/heed> pnpm.\n</heed>" }],
    ["UserPromptSubmit", { ...answer, context: ["Rules"] }, { context: "Rules" }],
    ["UserPromptSubmit", { ...answer, consumedPrompt: "Undone." }, { reject: "Undone." }],
    ["PostToolUse", { ...answer, reason: "Remember." }, { context: "Remember." }],
  ])("%s", (name, given, told) => {
    expect(JSON.parse(dsh.render(event(name), given))).toEqual(told);
  });

  it("says nothing where there is nothing to say, and no word of it to the person alone", () => {
    for (const { name } of DSH_CAPABILITIES.events)
      expect(dsh.render(event(name), { ...answer, personLines: ["Heed learned"] })).toBe("");
  });
});

describe("wired into a profile as the host's own installer would", () => {
  const FRESH = `{
  "name": "dsh-profile-web",
  "private": true,
  "dependencies": {},
  "dsh": {
    "profile": {
      "bundles": [
        "@deepseek-ai/dsh-base",
        "@deepseek-ai/dsh-web-app"
      ]
    }
  }
}
`;

  it("a linked dependency and the last of the bundles, once; out again byte for byte", () => {
    const added = addHooks(FRESH);
    if (!added.ok) throw new Error(added.reason);
    const value = JSON.parse(added.text);
    expect(value.dependencies).toEqual({ [PLUGIN_NAME]: "link:../../heed" });
    expect(value.dsh.profile.bundles).toEqual([
      "@deepseek-ai/dsh-base",
      "@deepseek-ai/dsh-web-app",
      PLUGIN_NAME,
    ]);
    expect(addHooks(added.text)).toEqual({ ok: true, text: added.text, changed: false });
    expect(missingHooks(added.text)).toEqual([]);
    const removed = removeHooks(added.text);
    expect(removed.ok && JSON.parse(removed.text)).toEqual(JSON.parse(FRESH));
  });

  it("other plugins keep their places, and an older entry of ours is mended", () => {
    const other = FRESH.replace(
      '"dependencies": {}',
      '"dependencies": { "mine": "^1.0.0", "heed-dsh": "link:/old" }',
    );
    const added = addHooks(other);
    expect(added.ok && JSON.parse(added.text).dependencies).toEqual({
      mine: "^1.0.0",
      [PLUGIN_NAME]: "link:../../heed",
    });
    expect(missingHooks(other)).toHaveLength(7);
  });

  it("what is no profile is left alone", () => {
    for (const text of ["", "{}", "nonsense", '{"dsh":{"profile":{"bundles":"x"}}}'])
      expect(addHooks(text)).toMatchObject({ ok: false });
  });

  it("the plugin is a bundle that the host finds, and calls one fixed line", () => {
    const files = pluginFiles("/home/o'neil/.heed/bin/heed-hook", "1.2.3");
    expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({
      ...{ name: "heed-dsh", main: "index.js", dsh: { bundle: { patch: "./cordis.patch.yml" } } },
    });
    expect(files["cordis.patch.yml"]).toBe("- insert:\n    - id: heed-dsh\n      name: heed-dsh\n");
    expect(files["index.js"]).toContain(JSON.stringify(hookCommand("/home/o'neil/.heed/bin/heed-hook")));
  });
});

describe("who speaks in DeepSeek Harness", () => {
  const BIN = "/opt/app/node_modules/@deepseek-ai/dsh/lib/bin.js";

  it("knows the host, and the one line that its plugin starts", () => {
    expect(dshProcess.isHostProcess(["/usr/bin/node", "--no-warnings", BIN, "web"])).toBe(true);
    expect(dshProcess.isHostProcess(["node", "/opt/other.js", "dsh"])).toBe(false);
    const line = hookCommand("/home/o'neil/.heed/bin/heed-hook");
    expect(dshProcess.isHookShell(["/bin/sh", "-c", line])).toBe(true);
    expect(dshProcess.isHookShell(["/bin/sh", "-c", hookCommand(LAUNCHER_ANYWHERE)])).toBe(true);
    expect(dshProcess.isHookShell(["/bin/sh", "-c", `cat p.json | ${line}`])).toBe(false);
    expect(dshProcess.isHookShell(["bash", "-c", line])).toBe(false);
  });

  it("a person sits at the web profile only", () => {
    const isHeadless = (...args: string[]) => dshProcess.isHeadless(["node", BIN, ...args], {}, true);
    expect(isHeadless("web")).toBe(false);
    expect(isHeadless("--profile", "web")).toBe(false);
    expect(isHeadless("--profile=web")).toBe(false);
    expect(isHeadless("--profile", "headless", "do it")).toBe(true);
    expect(isHeadless("--profile", "mine")).toBe(true);
    expect(isHeadless("plugin")).toBe(true);
  });

  it("the words of the plugin's events are those of the capabilities", () => {
    const source = readFileSync(join(import.meta.dirname, "plugin-source.ts"), "utf8");
    for (const { name } of DSH_CAPABILITIES.events) expect(source).toContain(`"${name}"`);
  });
});
