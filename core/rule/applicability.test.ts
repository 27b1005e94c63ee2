import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coversFolder, coversPath, matchesSurroundings } from "./applicability";
import { applicabilitySchema, EVERYWHERE } from "./schema";
import { mentionsWord } from "./task-words";

const limits = (fields: object) => applicabilitySchema.parse(fields);

describe("coversPath", () => {
  it.each<[object, string, boolean]>([
    [{ paths: ["*.ts"] }, "src/a.ts", true],
    [{ paths: ["src/**/*.ts"] }, "lib/a.ts", false],
    [{ exceptPaths: ["vendor/"] }, "web/vendor/a.ts", false],
    [{ languages: ["typescript"] }, "a.tsx", true],
    [{ languages: ["python"] }, "a.ts", false],
    [{ package: "packages/api" }, "packages/api/a.ts", true],
    [{ package: "packages/api" }, "packages/api-docs/a.ts", false],
  ])("%j %s", (fields, path, expected) => {
    expect(coversPath(limits(fields), path)).toBe(expected);
  });

  it("covers every path when nothing is said", () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (path) => coversPath(EVERYWHERE, path)));
  });
});

describe("coversFolder", () => {
  it("ignores globs that name files, and keeps to those that name folders", () => {
    expect(coversFolder(limits({ paths: ["*.ts"] }), "")).toBe(true);
    expect(coversFolder(limits({ paths: ["web/**"] }), "web/src")).toBe(true);
    expect(coversFolder(limits({ paths: ["web/**"] }), "")).toBe(false);
  });
});

describe("matchesSurroundings", () => {
  it("knows branches by name and by pattern", () => {
    const around = { host: "claude_code", branch: "release/2.0" } as const;
    expect(matchesSurroundings(limits({ branches: ["release/*"] }), around)).toBe(true);
    expect(matchesSurroundings(limits({ exceptBranches: ["release/*"] }), around)).toBe(false);
    expect(matchesSurroundings(limits({ branches: ["main"] }), { host: "claude_code" })).toBe(false);
  });
});

describe("mentionsWord", () => {
  it.each<[string, string, boolean]>([
    ["commit this please", "commit", true],
    ["commits are fine", "commit", true],
    ["committing now", "commit", true],
    ["show the commitment", "commit", false],
    ["recommit", "commit", false],
    ["don't commit yet", "commit", false],
    ["without a commit", "commit", false],
    ["do not push, but commit", "commit", true],
    ["提交代码", "提交", true],
    ["open a pull request", "pull request", true],
    ["migrations", "migrat*", true],
  ])("%s: %s → %s", (prompt, word, expected) => {
    expect(mentionsWord(prompt, word)).toBe(expected);
  });
});
