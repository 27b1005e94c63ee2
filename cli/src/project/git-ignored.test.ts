import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isIgnored } from "./git-ignored";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "heed-ignore-"));
  writeFileSync(
    join(root, ".gitignore"),
    ["# built", "build/", "*.log", "!keep.log", "/only-root.txt", "docs/**/*.pdf", "tmp?", "[ab].bin"].join(
      "\n",
    ),
  );
  mkdirSync(join(root, "web"));
  writeFileSync(join(root, "web/.gitignore"), "local.json\n!*.log\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("isIgnored", () => {
  it.each([
    ["build/out.js", true],
    ["src/build/deep/x.js", true],
    ["build", false],
    ["a.log", true],
    ["deep/a.log", true],
    ["keep.log", false],
    ["only-root.txt", true],
    ["sub/only-root.txt", false],
    ["docs/a/b/c.pdf", true],
    ["docs/c.pdf", true],
    ["other/c.pdf", false],
    ["tmp1/x", true],
    ["tmp", false],
    ["a.bin", true],
    ["c.bin", false],
    ["web/local.json", true],
    ["local.json", false],
    ["web/x.log", false],
    ["src/app.ts", false],
  ])("%s → %s", (path, expected) => {
    expect(isIgnored(root, path)).toBe(expected);
  });
});
