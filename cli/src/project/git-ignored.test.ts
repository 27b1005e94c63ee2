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

  it("takes back a part of a folder whose contents are ignored, and reads escapes and case as git does", () => {
    writeFileSync(join(root, ".gitignore"), "out/**\n!out/keep.txt\n\\#odd\nstar\\*.txt\nREADME\n{a,b}.c\n");
    const ignored = [
      "out/x",
      "out/keep.txt",
      "#odd",
      "star*.txt",
      "stars.txt",
      "README",
      "readme",
      "a.c",
      "{a,b}.c",
    ];
    expect(ignored.filter((path) => isIgnored(root, path))).toEqual([
      ...["out/x", "#odd", "star*.txt", "README", "{a,b}.c"],
    ]);
  });

  it("a cloned repository's pattern keeps no hook busy", () => {
    writeFileSync(join(root, ".gitignore"), `${"*a".repeat(150)}b\n${"**/a".repeat(90)}/b\n`);
    expect(isIgnored(root, `${"a".repeat(250)}/${"a/".repeat(120)}c`)).toBe(false);
  });
});
