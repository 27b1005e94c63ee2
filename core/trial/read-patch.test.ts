import { expect, it } from "vitest";
import { readPatch } from "./read-patch";

it("tells new, changed, moved and deleted files of a unified diff", () => {
  const patch = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,2 +1,2 @@
 same
-old
+new
--- /dev/null
+++ b/b.ts
@@ -0,0 +1,2 @@
+one
+two
--- a/c.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
--- a/d.ts	2026-11-29
+++ b/e.ts	2026-11-29`;
  expect(
    readPatch(patch).map(({ path, op, addedLines, removedLines }) => [path, op, addedLines, removedLines]),
  ).toEqual([
    ["a.ts", "modify", ["new"], ["old"]],
    ["b.ts", "create", ["one", "two"], []],
    ["c.ts", "delete", [], ["gone"]],
    ["e.ts", "move", [], []],
  ]);
  expect(readPatch(patch)[1]?.content).toBe("one\ntwo");
});

it("takes a removed line that looks like a header for what it is", () => {
  const patch = "--- a/x.sql\n+++ b/x.sql\n@@ -1,2 +1 @@\n--- old comment\n select 1";
  expect(readPatch(patch)).toMatchObject([{ path: "x.sql", removedLines: ["-- old comment"] }]);
});

it("finds nothing in prose", () => {
  expect(readPatch("- a point\n+ another")).toEqual([]);
});
