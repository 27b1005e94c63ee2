import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { normalisePayload } from "./normalise";

const PLACE: Place = {
  root: "/home/ada/work/shop",
  home: "/home/ada",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};

function fixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8"));
}

describe("normalisePayload", () => {
  it("reads a command with its folder, argv and derived file change", () => {
    const event = normalisePayload(fixture("bash-requested"), PLACE);
    expect(event).toMatchObject({
      point: "action_requested",
      kind: "action_requested",
      callId: "toolu_bash1",
    });
    expect(event?.action).toMatchObject({
      kind: "shell_command",
      cwd: ".",
      command: "cd web && npm ci > out.log",
    });
    const argv = event?.action?.kind === "shell_command" ? event.action.argv : [];
    expect(argv).toContainEqual(["npm", "ci"]);
  });

  it("reads a new file: relative path, created, all lines added", () => {
    const event = normalisePayload(fixture("write-requested"), PLACE);
    expect(event?.action).toEqual({
      kind: "file_change",
      path: "src/cart.ts",
      op: "create",
      addedLines: ["export const cart = [];", "export const total = 0;"],
      removedLines: [],
      content: "export const cart = [];\nexport const total = 0;\n",
    });
  });

  it("counts only new lines when a known file is written again", () => {
    const place = { ...PLACE, exists: () => true, read: () => "export const cart = [];\nold();\n" };
    const action = normalisePayload(fixture("write-requested"), place)?.action;
    expect(action).toMatchObject({
      op: "modify",
      rewrites: true,
      addedLines: ["export const total = 0;"],
      removedLines: ["old();"],
    });
  });

  it("reads an edit as the lines that differ, and the whole text where the file is known", () => {
    const known = { ...PLACE, exists: () => true, read: () => "// top\nconst a = 1;\nconst b = 2;\n" };
    expect(normalisePayload(fixture("edit-requested"), known)?.action).toEqual({
      kind: "file_change",
      path: "src/cart.ts",
      op: "modify",
      addedLines: ["const b = 3;"],
      removedLines: ["const b = 2;"],
      content: "// top\nconst a = 1;\nconst b = 3;\n",
    });
    expect(normalisePayload(fixture("edit-requested"), PLACE)?.action).not.toHaveProperty("content");
  });

  it("marks what lies outside the repository, also through a link", () => {
    const place = {
      ...PLACE,
      resolve: (path: string) => path.replace("/home/ada/work/shop/src", "/srv/other"),
    };
    expect(normalisePayload(fixture("write-requested"), place)?.action).toMatchObject({
      path: "/srv/other/cart.ts",
      outside: true,
    });
  });

  it("knows outcomes", () => {
    expect(normalisePayload(fixture("write-finished"), PLACE)).toMatchObject({
      kind: "action_finished",
      outcome: "ok",
      action: { op: "create", addedLines: ["one", "two"] },
    });
    expect(normalisePayload(fixture("bash-failed"), PLACE)).toMatchObject({ outcome: "failed" });
  });

  it("a proposal that the person changed in the dialog: what was written in the end, and that they did (userModified)", () => {
    expect(normalisePayload(fixture("edit-user-modified"), PLACE)?.action).toEqual({
      kind: "file_change",
      path: "src/app.js",
      op: "modify",
      removedLines: ["console.log('ready');"],
      addedLines: ["console.log(`ready`);"],
      userEdited: true,
    });
    expect(normalisePayload(fixture("write-user-modified"), PLACE)?.action).toMatchObject({
      op: "create",
      addedLines: ["import fs from 'fs';", "console.info('ready');"],
      userEdited: true,
    });
    expect(normalisePayload(fixture("write-finished"), PLACE)?.action).not.toHaveProperty("userEdited");
  });

  it("shows calls that only the batch knows", () => {
    expect(normalisePayload(fixture("batch"), PLACE)).toMatchObject({
      point: "actions_finished",
      kind: null,
      calls: [{ id: "toolu_bad1", outcome: "failed", action: { path: "src/gone.ts" } }],
    });
  });

  it("reads MCP calls, sub-agents and turn ends", () => {
    expect(normalisePayload(fixture("mcp-requested"), PLACE)?.action).toEqual({
      kind: "mcp",
      server: "tracker",
      tool: "close_issue",
      arguments: '{"id":7}',
    });
    expect(normalisePayload(fixture("subagent-write"), PLACE)?.agentId).toBe("a1b8a0ee7a522e801");
    expect(normalisePayload(fixture("stop"), PLACE)).toMatchObject({
      kind: "turn_finished",
      message: "The cart page is there.",
      blockedBefore: false,
    });
    expect(normalisePayload(fixture("stop-active"), PLACE)?.blockedBefore).toBe(true);
  });

  it("turns only the compacting start into context_compacted, and skips the summarizer", () => {
    expect(normalisePayload(fixture("session-start"), PLACE)?.kind).toBe("session_started");
    expect(normalisePayload(fixture("session-start-compact"), PLACE)?.kind).toBe("context_compacted");
    expect(normalisePayload(fixture("pre-compact"), PLACE)?.kind).toBeNull();
    expect(normalisePayload(fixture("subagent-stop-summarizer"), PLACE)).toBeNull();
    expect(normalisePayload(fixture("subagent-stop"), PLACE)?.point).toBe("subagent_finished");
  });

  it.each([
    null,
    [],
    "text",
    7,
    {},
    { session_id: 1, hook_event_name: "Stop", cwd: "/" },
    { session_id: "s", hook_event_name: "Unheard", cwd: "/" },
  ])("answers null to a payload of another shape: %j", (payload) => {
    expect(normalisePayload(payload, PLACE)).toBeNull();
  });

  it("survives tool input of another shape", () => {
    const payload = {
      session_id: "s",
      cwd: "/x",
      hook_event_name: "PreToolUse",
      tool_name: "Bash",
      tool_input: [1],
    };
    expect(normalisePayload(payload, PLACE)?.action).toMatchObject({ kind: "shell_command", command: "" });
  });
});
