import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Place } from "../hosts/adapter";
import { openClaudeCode } from "./claude-code/read";
import { openCodex } from "./codex/read";
import { openGeminiCli } from "./gemini-cli/read";
import type { OpenTranscript, PastEntry } from "./schema";

const place: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};

function entries(open: OpenTranscript, fixture: string): PastEntry[] {
  const reader = open(place, "name");
  const lines = readFileSync(join(import.meta.dirname, fixture), "utf8").split("\n");
  return [...lines.flatMap((line) => reader.read(line)), ...reader.end()];
}

/** What an entry says, without ids and times. */
const said = (entry: PastEntry) => {
  if (entry.kind === "prompt") return `${entry.author}: ${entry.text}`;
  if (entry.kind === "message") return `agent: ${entry.text}`;
  if (entry.kind === "interrupt") return "interrupt";
  const { action, outcome } = entry;
  if (action.kind === "shell_command") return `${outcome}: ${action.command}`;
  return `${outcome}: ${action.kind === "file_change" ? `${action.op} ${action.path}` : action.kind}`;
};

describe("Claude Code", () => {
  it("a call that was rejected with a comment: the act, denied, and the person's words right after it", () => {
    expect(entries(openClaudeCode, "claude-code/fixtures/rejected.jsonl").map(said)).toEqual([
      "human: Release the package",
      "denied: npm publish",
      "human: never publish by hand, use make release",
      "agent: Using make release instead.",
    ]);
  });

  it("a turn that was interrupted at the dialog, and what the person typed next", () => {
    expect(entries(openClaudeCode, "claude-code/fixtures/interrupted.jsonl").map(said)).toEqual([
      "human: Release the package",
      "denied: npm publish",
      "interrupt",
      "human: no, never publish by hand",
      "agent: Understood.",
    ]);
  });
});

describe("Codex", () => {
  it("a rollout of two prompts: commands with their exit codes, patches as file changes, the last words of a turn", () => {
    expect(entries(openCodex, "codex/fixtures/rollout.jsonl").map(said)).toEqual([
      "headless: Write a greet function in src/greet.js",
      "ok: echo 'export const greet = () => \"hi\";' > notes.txt; cat notes.txt",
      "ok: create src/greet.js",
      "agent: Added src/greet.js with a greet function.",
      "headless: no, use a template literal instead of string concatenation, and check it",
      "ok: modify src/greet.js",
      "failed: node --check src/greet.js; exit 3",
      "agent: Rewrote greet with a template literal.",
    ]);
  });

  it("the file of a sub-agent teaches nothing", () => {
    const reader = openCodex(place, "name");
    const row = (type: string, payload: unknown) =>
      reader.read(JSON.stringify({ timestamp: "2026-11-29T18:49:39.465Z", type, payload }));
    row("session_meta", { id: "s", thread_source: "subagent", parent_thread_id: "p" });
    const item = { type: "UserMessage", id: "u", content: [{ type: "text", text: "no, use pnpm" }] };
    expect(row("event_msg", { type: "item_completed", turn_id: "t", item })).toEqual([]);
  });
});

describe("Gemini CLI", () => {
  it("an edit that was declined is read as it came, though the log takes the turn out later", () => {
    expect(entries(openGeminiCli, "gemini-cli/fixtures/declined-edit.jsonl").map(said)).toEqual([
      "human: first prompt",
      "denied: create a.txt",
      "agent: I will write.",
      "interrupt",
      "human: no, use tabs instead",
      "agent: After decline.",
    ]);
  });

  it("an answer that is written again with its calls counts once", () => {
    expect(entries(openGeminiCli, "gemini-cli/fixtures/two-prompts.jsonl").map(said)).toEqual([
      "human: first prompt",
      "ok: rm -f nothing.txt",
      "agent: First answer done.",
      "human: second prompt",
      "ok: create a.txt",
      "agent: Second answer done.",
    ]);
  });

  it("the file of a sub-agent teaches nothing", () => {
    expect(entries(openGeminiCli, "gemini-cli/fixtures/subagent.jsonl")).toEqual([]);
  });
});

describe.each<[string, OpenTranscript]>([
  ["Claude Code", openClaudeCode],
  ["Codex", openCodex],
  ["Gemini CLI", openGeminiCli],
])("%s: hostile and torn lines", (_name, open) => {
  it.each([
    ["torn", '{"type":"user","message":{"content":"no'],
    ["no object", '["user","assistant"]'],
    ["null", "null"],
    [
      "wrong types",
      '{"type":"user","id":7,"uuid":[],"timestamp":{},"sessionId":1,"message":"user","payload":[],"content":3}',
    ],
    [
      "parts that are none",
      '{"type":"user","id":"a","uuid":"a","sessionId":"s","timestamp":"2026-11-29T18:00:00Z","message":{"content":[null,3,"x"]},"content":[null,3],"toolCalls":{}}',
    ],
    [
      "no time",
      '{"type":"user","uuid":"a","id":"a","sessionId":"s","timestamp":"later","message":{"content":"no, use pnpm"},"content":"no, use pnpm"}',
    ],
    ["prototype", '{"type":"user","__proto__":{"isMeta":true},"constructor":1}'],
  ])("%s give nothing and do not throw", (_kind, line) => {
    const reader = open(place, "name");
    expect(reader.read(line).filter(({ kind }) => kind === "prompt" || kind === "act")).toEqual([]);
    expect(reader.end()).toEqual([]);
  });
});
