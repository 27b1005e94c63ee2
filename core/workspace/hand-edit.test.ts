import { describe, expect, it } from "vitest";
import { fileState, isReformatted } from "./file-state";
import { gitMoves } from "./git-moves";
import { observeEdit } from "./hand-edit";

/** The text itself: what is expected can be read. */
const digest = (text: string) => text;
const LINES = ["const a = one();", "const b = two();", "const c = three();", "const d = four();"];

function observe(
  text: string | null,
  more: { written?: string[]; removed?: string[]; left?: string[] } = {},
) {
  const { written = LINES, removed = [], left = LINES } = more;
  const work = { path: "src/a.ts", actId: "act", written, removed };
  return observeEdit(work, fileState(left.join("\n"), digest), text, digest);
}

describe("what was changed by hand", () => {
  it.each([
    // Two of four lines are half, and a rewrite is more than half (the seed: > 50 %).
    [2, "edited"],
    [3, "rewritten"],
  ])("%d of 4 lines replaced: %s", (gone, how) => {
    const text = LINES.map((line, index) => (index < gone ? `${line} // mine` : line)).join("\n");
    expect(observe(text)?.edit).toMatchObject({ how, lines: 4, kept: 4 - gone });
  });

  it("lines that went with nothing in their place, and a file that went", () => {
    expect(observe(LINES.slice(1).join("\n"))?.edit).toMatchObject({ how: "removed", kept: 3 });
    expect(observe(null)).toMatchObject({
      change: { op: "delete", addedLines: [] },
      edit: { how: "deleted" },
    });
  });

  it("is put back only with all of the old lines and nothing new", () => {
    const removed = ["const a = 1;"];
    const [left, written] = [["const a = one();"], ["const a = one();"]];
    expect(observe("const a = 1;", { written, removed, left })?.edit.how).toBe("put_back");
    expect(observe("const a = 1;\nconst z = 26;", { written, removed, left })?.edit.how).toBe("rewritten");
  });

  it.each([
    ["nothing changed", LINES.join("\n")],
    ["other line ends", LINES.join("\r\n")],
    [
      "a formatter's indentation, quotes and semicolons",
      LINES.map((line) => `\t${line.replace(";", "")}`).join("\n"),
    ],
    ["a formatter's line breaks", LINES.join("\n").replaceAll("(", "(\n")],
    ["sorted lines", LINES.toReversed().join("\n")],
    ["lines added between", LINES.join("\nconst mine = 0;\n")],
  ])("is not: %s", (_name, text) => {
    expect(observe(text)).toBeNull();
  });

  it("is nobody's where the agent's lines are too short, or were gone before", () => {
    expect(observe("x", { written: ["}", "{"], left: ["}", "{"] })).toBeNull();
    expect(observe("const other = 1;", { left: ["const theirs = 1;"] })).toBeNull();
  });

  it("tells at most 200 lines of each side, and says that it cut", () => {
    const many = Array.from({ length: 300 }, (_, index) => `const value${index} = ${index};`);
    const change = observe("", { written: many, left: many })?.change;
    expect(change?.removedLines).toHaveLength(200);
    expect(change?.truncated).toBe(true);
  });
});

it("a state tells nothing of the text but by the digest", () => {
  const state = fileState("secret = 1\n", () => "x");
  expect(JSON.stringify(state)).not.toContain("secret");
  expect(isReformatted(fileState("a(1)", digest), fileState("a (\n1\n)", digest))).toBe(true);
  expect(isReformatted(fileState("a(1)", digest), fileState("a(2)", digest))).toBe(false);
});

describe("what git did", () => {
  const line = (message: string) => `0000 1111 Ada Lovelace <ada@example.com> 1700000000 +0000\t${message}`;

  it.each([
    [[], "none"],
    [["commit: add it", "commit (amend): add it"], "none"],
    [["commit: add it", 'revert: Revert "add it"'], "took_back"],
    [["reset: moving to HEAD"], "took_back"],
    [["reset: moving to HEAD~2^"], "took_back"],
    [["reset: moving to origin/main"], "elsewhere"],
    [["checkout: moving from main to topic"], "elsewhere"],
    [["commit (merge): Merge branch 'topic'"], "elsewhere"],
    [["pull: Fast-forward"], "elsewhere"],
    [["something of a newer git"], "elsewhere"],
  ])("%j: %s", (messages, moves) => {
    expect(gitMoves([...messages.map(line), ""])).toBe(moves);
  });
});
