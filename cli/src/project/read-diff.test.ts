import { describe, expect, it } from "vitest";
import { readDiff } from "./read-diff";

const read = (...lines: string[]) => readDiff(lines.join("\n"));
const empty = { kind: "file_change", addedLines: [], removedLines: [] };

describe("readDiff", () => {
  it("reads new, changed and deleted files, names that git quotes, and the numbers of added lines", () => {
    const files = read(
      "diff --git a/a.ts b/a.ts",
      "--- a/a.ts",
      "+++ b/a.ts",
      "@@ -7 +9,2 @@ function x() {",
      "-old",
      "+++ looks like a header",
      "+second",
      "@@ -20,0 +31 @@",
      "+third",
      "diff --git a/new.ts b/new.ts",
      "new file mode 100644",
      "--- /dev/null",
      "+++ b/new.ts",
      "@@ -0,0 +1 @@",
      "+hello",
      'diff --git "a/\\303\\274.md" "b/\\303\\274.md"',
      "deleted file mode 100644",
      '--- "a/\\303\\274.md"',
      "+++ /dev/null",
      "@@ -1 +0,0 @@",
      "-bye",
    );
    expect(files.map(({ change }) => change)).toEqual([
      {
        ...{ ...empty, path: "a.ts", op: "modify", removedLines: ["old"] },
        addedLines: ["++ looks like a header", "second", "third"],
      },
      { ...empty, path: "new.ts", op: "create", addedLines: ["hello"] },
      { ...empty, path: "ü.md", op: "delete", removedLines: ["bye"] },
    ]);
    expect(files.map(({ lineNumbers }) => lineNumbers)).toEqual([[9, 10, 31], [1], []]);
  });

  it("reads renames, with and without a change", () => {
    const files = read(
      "diff --git a/old name.ts b/new name.ts",
      "similarity index 100%",
      "rename from old name.ts",
      "rename to new name.ts",
      "diff --git a/a.ts b/b.ts",
      "similarity index 80%",
      "rename from a.ts",
      "rename to b.ts",
      "--- a/a.ts",
      "+++ b/b.ts",
      "@@ -1 +1 @@",
      "-x",
      "+y",
    );
    expect(files.map(({ change }) => change)).toEqual([
      { ...empty, path: "new name.ts", op: "move", movedFrom: "old name.ts" },
      { ...empty, path: "b.ts", op: "move", movedFrom: "a.ts", addedLines: ["y"], removedLines: ["x"] },
    ]);
  });

  it("knows binary files, empty new files and changes of mode by their paths alone", () => {
    const files = read(
      "diff --git a/img/a b.png b/img/a b.png",
      "index 1..2 100644",
      "Binary files a/img/a b.png and b/img/a b.png differ",
      "diff --git a/empty.ts b/empty.ts",
      "new file mode 100644",
      "index 0000000..e69de29",
      "diff --git a/run.sh b/run.sh",
      "old mode 100644",
      "new mode 100755",
    );
    expect(files.map(({ change, binary }) => [change.path, change.op, binary])).toEqual([
      ["img/a b.png", "modify", true],
      ["empty.ts", "create", false],
      ["run.sh", "modify", false],
    ]);
  });
});
