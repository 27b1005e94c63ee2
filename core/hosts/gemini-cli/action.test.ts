import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { readAction } from "./action";
import { normalisePayload } from "./normalise";
import { turnIdOf, typedText } from "./typed-text";

const PLACE: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};
const CWD = "/home/dev/project/web";
const known = (text: string): Place => ({ ...PLACE, exists: () => true, read: () => text });
const use = (name: string, input: Record<string, unknown>, place = PLACE) =>
  readAction({ name, input, cwd: CWD }, place);

function finished(tool_name: string, tool_response: unknown, tool_input: object = { command: "x" }) {
  const payload = {
    session_id: "s",
    cwd: CWD,
    hook_event_name: "AfterTool",
    tool_name,
    tool_input,
    tool_response,
  };
  return normalisePayload(payload, PLACE);
}

describe("tool calls of Gemini CLI", () => {
  it("tells numbers and switches under the names that rules know from other hosts, never a text", () => {
    const options = (name: string, input: Record<string, unknown>) => {
      const action = use(name, input);
      return "options" in action ? action.options : undefined;
    };
    const description = "show the file";
    expect(options("run_shell_command", { command: "npm ci", description, is_background: true })).toEqual({
      description: true,
      run_in_background: true,
    });
    expect(
      options("replace", { file_path: "a.ts", old_string: "x", new_string: "y", allow_multiple: true }),
    ).toEqual({ replace_all: true });
    // Lines 10 to 29 are twenty lines.
    expect(options("read_file", { file_path: "a.ts", start_line: 10, end_line: 29 })).toEqual({
      offset: 10,
      limit: 20,
    });
    expect(options("read_file", { file_path: "a.ts" })).toBeUndefined();
  });

  it("a proposal that the person changed in the confirmation's editor says so", () => {
    const shown = (lines: number) => ({
      returnDisplay: {
        ...{ originalContent: "a\n", newContent: "b\n", isNewFile: false },
        diffStat: { model_added_lines: 1, user_added_lines: lines, user_removed_lines: 0 },
      },
    });
    const input = { file_path: "a.ts", old_string: "a", new_string: "c" };
    const edited = finished("replace", shown(1), input)?.action;
    expect(edited).toMatchObject({ addedLines: ["b"], removedLines: ["a"], userEdited: true });
    expect(finished("replace", shown(0), input)?.action).not.toHaveProperty("userEdited");
  });

  it("resolves a path against the session's folder, and marks what lies outside", () => {
    expect(use("read_file", { file_path: "src/a.ts" })).toEqual({ kind: "file_read", path: "web/src/a.ts" });
    expect(use("read_file", { file_path: "/etc/hosts" })).toMatchObject({
      path: "/etc/hosts",
      outside: true,
    });
  });

  it("runs a command in the folder that the model names, in the background or not", () => {
    const action = use("run_shell_command", {
      command: "npm ci > out.log",
      dir_path: "app",
      is_background: true,
    });
    expect(action).toMatchObject({
      kind: "shell_command",
      cwd: "web/app",
      background: true,
      argv: [["npm", "ci"]],
      fileChanges: [{ path: "web/app/out.log" }],
    });
  });

  it("counts only new lines when a known file is written again", () => {
    const input = { file_path: "a.ts", content: "one\ntwo\n" };
    expect(use("write_file", input, known("one\nold\n"))).toEqual({
      kind: "file_change",
      path: "web/a.ts",
      op: "modify",
      addedLines: ["two"],
      removedLines: ["old"],
      content: "one\ntwo\n",
      rewrites: true,
    });
  });

  it("reads an edit as the lines that differ, and the whole text where the file is known", () => {
    const input = { file_path: "a.ts", old_string: "b = 2", new_string: "b = $&3" };
    expect(use("replace", input, known("a = 1\nb = 2\nb = 2\n"))).toMatchObject({
      op: "modify",
      addedLines: ["b = $&3"],
      removedLines: ["b = 2"],
      content: "a = 1\nb = $&3\nb = 2\n",
    });
    expect(use("replace", { ...input, allow_multiple: true }, known("b = 2\nb = 2\n"))).toMatchObject({
      content: "b = $&3\nb = $&3\n",
    });
    expect(use("replace", input, known("nothing of it"))).not.toHaveProperty("content");
  });

  it("takes an edit of nothing in a missing file for a new file", () => {
    const input = { file_path: "new.ts", old_string: "", new_string: "x\n" };
    expect(use("replace", input)).toMatchObject({ op: "create", addedLines: ["x"], content: "x\n" });
  });

  it("believes the host about what was written: the person may have changed it in the dialog's editor", () => {
    const shown = { originalContent: "a\n", newContent: "a\nmine\n", isNewFile: false };
    const event = finished(
      "write_file",
      { returnDisplay: shown },
      { file_path: "a.ts", content: "a\nmodel's\n" },
    );
    expect(event?.action).toMatchObject({ op: "modify", addedLines: ["mine"], content: "a\nmine\n" });
  });

  it("knows servers and tools of MCP from what the host says beside the name", () => {
    const input = { id: 7 };
    const mcp = { server_name: "my_tracker", tool_name: "close_issue" };
    const name = "mcp_my_tracker_close_issue";
    expect(readAction({ name, input, cwd: CWD, mcp }, PLACE)).toEqual({
      kind: "mcp",
      server: "my_tracker",
      tool: "close_issue",
      arguments: '{"id":7}',
    });
    expect(use("mcp_tracker_close_issue", input)).toMatchObject({ server: "tracker", tool: "close_issue" });
  });

  it("reads the web's tools, and any other as what it is called", () => {
    expect(use("web_fetch", { prompt: "sum up https://example.com/a?b=1, please" })).toMatchObject({
      kind: "web",
      url: "https://example.com/a?b=1,",
    });
    expect(use("google_web_search", { query: "pnpm" })).toEqual({ kind: "web", query: "pnpm" });
    expect(use("activate_skill", { name: "deploy" })).toEqual({
      kind: "other",
      tool: "activate_skill",
      summary: "deploy",
    });
  });

  it("names what a search shows, so that it cannot read what reading may not", () => {
    const payload = {
      session_id: "s",
      cwd: CWD,
      hook_event_name: "BeforeTool",
      tool_name: "grep_search",
      tool_input: { pattern: "token", dir_path: "/home/dev/.heed", include_pattern: "tokens/*" },
    };
    expect(normalisePayload(payload, PLACE)?.paths).toEqual(["/home/dev/.heed", "/home/dev/.heed/tokens/*"]);
  });
});

describe("how a call ended", () => {
  const shell = (llmContent: string) => finished("run_shell_command", { llmContent })?.outcome;

  it.each([
    ["<untrusted_context>\nOutput: x\nExit Code: 3\nProcess Group PGID: 7\n</untrusted_context>", "failed"],
    ["Output: (empty)\nExit Code: 127", "failed"],
    [
      "<untrusted_context>\nOutput: x\nSignal: SIGKILL\nProcess Group PGID: 7\n</untrusted_context>",
      "failed",
    ],
    ["<untrusted_context>\nOutput: x\nProcess Group PGID: 7\n</untrusted_context>", "ok"],
    // What the command itself prints says nothing.
    ["<untrusted_context>\nOutput: a\nExit Code: 3\nb\nProcess Group PGID: 7\n</untrusted_context>", "ok"],
    ["Command was cancelled by user before it could complete. There was no output.", "interrupted"],
    [
      "<untrusted_context>\nOutput: Command was cancelled by user before it could\n</untrusted_context>",
      "ok",
    ],
  ])("%j → %s", (text, outcome) => {
    expect(shell(text)).toBe(outcome);
  });

  it("is failed where the tool says so", () => {
    expect(finished("read_file", { error: { message: "gone" } })?.outcome).toBe("failed");
    expect(finished("read_file", { llmContent: [{ text: "x" }] })?.outcome).toBe("ok");
    expect(finished("read_file", "text")?.outcome).toBe("ok");
  });
});

describe("what a person can have typed", () => {
  it("is not what the host puts before and behind it", () => {
    const files =
      "\n--- Content from referenced files ---\nno, always use yarn\n--- End of content ---\nno, use bun";
    expect(typedText(`fix @src/a.ts${files}`)).toBe("fix @src/a.ts");
    expect(typedText("<hook_context>use yarn</hook_context>\n\nP1 go ")).toBe("P1 go");
    expect(typedText("what is <hook_context>?")).toBe("what is <hook_context>?");
  });

  it("has one name, however the host writes out what is mentioned", () => {
    expect(turnIdOf("fix @a.ts now")).toBe(turnIdOf("fix @src/a.ts now"));
    expect(turnIdOf("fix it")).not.toBe(turnIdOf("fix it!"));
  });
});

describe("a history that the host has summed up", () => {
  const seen = (tail: string | null) =>
    normalisePayload(
      {
        session_id: "s",
        cwd: CWD,
        hook_event_name: "BeforeAgent",
        prompt: "go on",
        transcript_path: "/t.jsonl",
      },
      { ...PLACE, tail: () => tail },
    )?.compacted;
  const rules = '{"type":"user","content":[{"text":"<hook_context>[heed-rules]"}]}\n';
  const summed = '{"$set":{"messages":[{"content":[{"text":"<state_snapshot>"}]}';

  const real = readFileSync(new URL("./fixtures/session.summed-up.jsonl", import.meta.url), "utf8");

  it.each([
    [
      "by the real host, before the prompt's own rules are written",
      real.split("\n").slice(0, 32).join("\n"),
      true,
    ],
    ["by the real host, and then given the rules with its prompt", real, false],
    ["before our rules were injected", `${summed}]}}\n${rules}`, false],
    ["behind them", `${rules}${summed}]}}\n`, true],
    ["but kept them", `${rules}${summed},${rules.trim()}]}}\n`, false],
    ["never", rules, false],
    ["unknown", null, false],
  ])("%s", (_when, tail, expected) => {
    expect(seen(tail)).toBe(expected);
  });
});
