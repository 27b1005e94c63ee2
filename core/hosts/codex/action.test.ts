import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { readActions } from "./action";
import { callOutcome } from "./call-outcome";
import { patchedText } from "./patched-text";

const DISK: Record<string, string> = {
  "/repo/src/a.ts": "one\ntwo\nthree\n",
  "/repo/src/old.ts": "kept\ngone\n",
};
const PLACE: Place = {
  root: "/repo",
  home: "/home/dev",
  resolve: (path) => path,
  exists: (path) => Object.hasOwn(DISK, path),
  read: (path) => DISK[path] ?? null,
};

function patch(command: string, { cwd = "/repo", asked = true } = {}) {
  return readActions({ name: "apply_patch", input: { command }, cwd, asked }, PLACE);
}

const FOUR_FILES = `*** Begin Patch
*** Add File: src/new.ts
+export const x = 1;
+
*** Update File: src/a.ts
@@
 one
-two
+2
 three
*** Update File: src/old.ts
*** Move to: src/moved.ts
@@
 kept
-gone
*** Delete File: README.md
*** End Patch
`;

describe("options of a call", () => {
  it("are told where the host tells them: of a command its hook names the command alone", () => {
    const options = (name: string, input: Record<string, unknown>) => {
      const [action] = readActions({ name, input, cwd: "/repo", asked: true }, PLACE);
      return "options" in action ? action.options : undefined;
    };
    expect(options("Bash", { command: "npm test" })).toBeUndefined();
    expect(options("Bash", { command: "npm test", timeout_ms: 600_000 })).toEqual({ timeout: 600_000 });
    expect(options("apply_patch", { command: FOUR_FILES, strip: 1 })).toBeUndefined();
  });
});

describe("apply_patch", () => {
  it("of several files is parsed into a change for each file", () => {
    expect(patch(FOUR_FILES)).toEqual([
      {
        kind: "file_change",
        path: "src/new.ts",
        op: "create",
        addedLines: ["export const x = 1;", ""],
        removedLines: [],
        content: "export const x = 1;\n\n",
      },
      {
        kind: "file_change",
        path: "src/a.ts",
        op: "modify",
        addedLines: ["2"],
        removedLines: ["two"],
        content: "one\n2\nthree\n",
      },
      {
        kind: "file_change",
        path: "src/moved.ts",
        op: "move",
        movedFrom: "src/old.ts",
        addedLines: [],
        removedLines: ["gone"],
        content: "kept\n",
      },
      { kind: "file_change", path: "README.md", op: "delete", addedLines: [], removedLines: [] },
    ]);
  });

  it("takes paths from the folder that the call runs in", () => {
    const [change] = patch("*** Begin Patch\n*** Add File: x.ts\n+1\n*** End Patch", { cwd: "/repo/web" });
    expect(change).toMatchObject({ path: "web/x.ts" });
    const [outside] = patch("*** Begin Patch\n*** Add File: /etc/x\n+1\n*** End Patch");
    expect(outside).toMatchObject({ path: "/etc/x", outside: true });
  });

  it("an added file that is there already is rewritten", () => {
    const [change] = patch("*** Begin Patch\n*** Add File: src/a.ts\n+1\n*** End Patch");
    expect(change).toMatchObject({ op: "modify", rewrites: true, content: "1\n" });
  });

  it("once it has run the disk says nothing of the file before", () => {
    const [, change] = patch(FOUR_FILES, { asked: false });
    expect(change).not.toHaveProperty("content");
    expect(change).toMatchObject({ addedLines: ["2"], removedLines: ["two"] });
  });

  it("that is none is still a call of that name", () => {
    expect(patch("hello")).toEqual([{ kind: "other", tool: "apply_patch" }]);
    expect(readActions({ name: "apply_patch", input: {}, cwd: "/repo", asked: true }, PLACE)).toEqual([
      { kind: "other", tool: "apply_patch" },
    ]);
  });

  it("by a here-document of the shell is a command that changes the same files", () => {
    const command = `apply_patch <<'EOF'\n${FOUR_FILES}EOF`;
    const [action] = readActions({ name: "Bash", input: { command }, cwd: "/repo", asked: true }, PLACE);
    if (action.kind !== "shell_command") throw new Error(action.kind);
    expect(action.fileChanges.map(({ path }) => path)).toEqual([
      "src/new.ts",
      "src/a.ts",
      "src/moved.ts",
      "README.md",
    ]);
  });
});

describe("other tools", () => {
  it.each([
    ["mcp__notes__save", { a: 1 }, { kind: "mcp", server: "notes", tool: "save", arguments: '{"a":1}' }],
    ["view_image", { path: "shot.png" }, { kind: "file_read", path: "shot.png" }],
    ["multi_agent_v1wait_agent", {}, { kind: "other", tool: "multi_agent_v1wait_agent" }],
    ["a_new_tool", { query: "x" }, { kind: "other", tool: "a_new_tool", summary: "x" }],
  ])("%s", (name, input, action) => {
    expect(readActions({ name, input, cwd: "/repo", asked: true }, PLACE)).toEqual([action]);
  });
});

describe("patchedText", () => {
  it("looks for each hunk behind the one before", () => {
    const text = "a\nb\na\nb\n";
    expect(patchedText(text, ["@@", " a", "-b", "+c", "@@", " a", "-b", "+d"])).toBe("a\nc\na\nd\n");
  });

  it("adds lines without context at the end", () => {
    expect(patchedText("a\n", ["@@", "+b"])).toBe("a\nb\n");
    expect(patchedText("a", ["+b"])).toBe("a\nb");
  });

  it("does not guess where a hunk belongs", () => {
    expect(patchedText("a\n", ["@@", "-b", "+c"])).toBeNull();
  });

  it("takes an empty line as context", () => {
    expect(patchedText("a\n\nb\n", ["@@", " a", "", "-b", "+c"])).toBe("a\n\nc\n");
  });
});

describe("the exit code of a command is in the transcript", () => {
  const row = (id: string, exit: number, output = "") =>
    JSON.stringify({
      type: "event_msg",
      payload: {
        type: "item_completed",
        item: {
          type: "CommandExecution",
          id,
          status: "completed",
          aggregated_output: output,
          exit_code: exit,
          duration: { secs: 0, nanos: 1 },
        },
      },
    });

  it("by the id of the call", () => {
    const tail = [row("call_1", 0), row("call_2", 3)].join("\n");
    expect(callOutcome(tail, "call_1")).toBe("ok");
    expect(callOutcome(tail, "call_2")).toBe("failed");
    expect(callOutcome(row("exec-1", 1), "exec-1")).toBe("failed");
  });

  it("also where only the end of a long row is left", () => {
    const cut = row("call_3", 2, "x".repeat(1000)).slice(300);
    expect(callOutcome(`${cut}\n`, "call_3")).toBe("failed");
  });

  it("is unknown where the row is missing, and a quoted row is none", () => {
    expect(callOutcome("", "call_1")).toBeNull();
    expect(callOutcome(row("call_9", 0, row("call_1", 3)), "call_1")).toBeNull();
  });
});
