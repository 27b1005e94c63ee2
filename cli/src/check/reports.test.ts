import { describe, expect, it } from "vitest";
import type { BundleRule } from "../../../core/bundle/schema";
import { testBundle, testRule } from "../../../core/bundle/test-rules";
import type { DiffedFile } from "../project/read-diff";
import { findingsIn } from "./findings";
import { githubReport } from "./report-github";
import { sarifReport } from "./report-sarif";
import { jsonReport, textReport } from "./report-text";

const PRINTS = { kind: "file-content", calls: ["console.log"], in: "code" };
const rules: BundleRule[] = testBundle(
  testRule(1, {
    verifier: PRINTS,
    layer: "project",
    number: "P1",
    statement: "No prints, 100%: never\never.",
  }),
  testRule(2, { verifier: { kind: "file-path", paths: ["vendor/"] }, mode: "remind", remedy: "Ask first." }),
  testRule(3, { verifier: PRINTS, mode: "observe" }),
).rules;

function file(path: string, lines: [number, string][]): DiffedFile {
  const addedLines = lines.map(([, text]) => text);
  const change = { kind: "file_change", path, op: "modify", addedLines, removedLines: [] } as const;
  return {
    change: { ...change, addedLines, removedLines: [] },
    lineNumbers: lines.map(([at]) => at),
    binary: false,
  };
}

const FILES = [
  file("src/a,b:c.ts", [
    [7, "const x = 1;"],
    [8, '  console.log("50%", x);'],
  ]),
  file("vendor/x y#1.js", [[3, "// fine"]]),
  file("src/ok.ts", [[1, "export const ok = 1;"]]),
];
const found = findingsIn(FILES, rules, { root: "/nowhere", branch: "main", now: 0 });

describe("findings of heed check", () => {
  it("name rule, file and line; rules that only observe find nothing", () => {
    expect(found.findings.map(({ rule, path, line, stops }) => [rule.number, path, line, stops])).toEqual([
      ["P1", "src/a,b:c.ts", 8, true],
      ["R2", "vendor/x y#1.js", null, false],
    ]);
  });

  it("show no secret of a line that they quote", () => {
    const secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
    const token: BundleRule[] = testBundle(
      testRule(1, { verifier: { kind: "file-content", re: ["ghp_[a-z0-9]+"] } }),
    ).rules;
    const leaked = findingsIn([file("a.ts", [[1, `const t = "${secret}"`]])], token, {
      ...{ root: "/nowhere", branch: undefined, now: 0 },
    });
    expect(leaked.findings).toHaveLength(1);
    expect(JSON.stringify(leaked.findings[0]?.evidence)).not.toContain(secret);
  });
});

describe("reports of heed check", () => {
  it("text: one line each, then the sum", () => {
    const lines = textReport(found, 3);
    expect(lines[0]).toMatch(/^src\/a,b:c\.ts:8: P1 stops: No prints, 100%: never/);
    expect(lines.at(-1)).toBe("3 changed files checked, 2 findings.");
  });

  it("in a runner no name and no line of a changed file becomes a command, and data stays what it is", () => {
    const trap = "a\n::stop-commands::b ##[add-mask]console.log('x')";
    const hostile = findingsIn([file("::error::pwn.ts", [[1, `${trap}; console.log(1)`]])], rules, {
      ...{ root: "/nowhere", branch: "main", now: 0 },
    });
    const [finding] = hostile.findings;
    const shown = { ...hostile, findings: finding ? [{ ...finding, evidence: trap }] : [] };
    const [line] = textReport(shown, 1);
    expect(line?.split("\n")).toHaveLength(1);
    expect(line).toMatch(/^\.\/::error::pwn\.ts:1: P1 stops:/);
    for (const text of [line, jsonReport(shown, 1), sarifReport(shown)]) expect(text).not.toContain("##[");
    expect(JSON.parse(jsonReport(shown, 1)).broken[0].evidence).toBe(trap);
    expect(JSON.parse(sarifReport(shown)).runs[0].results[0].message.text).toContain(trap);
  });

  it("GitHub: workflow commands, with everything escaped that could end one", () => {
    const [first, second] = githubReport(found);
    expect(first).toMatch(
      /^::error file=src\/a%2Cb%3Ac\.ts,line=8,title=Heed P1::No prints, 100%25: never%0Aever\.%0A/,
    );
    expect(first?.split("\n")).toHaveLength(1);
    expect(second).toMatch(/^::warning file=vendor\/x y#1\.js,title=Heed R2::Statement 2\./);
    expect(second).toContain("%0AInstead: Ask first.");
  });

  it("SARIF 2.1.0: each result points to its rule and to a place, by a valid relative reference", () => {
    const { version, runs } = JSON.parse(sarifReport(found));
    const [run] = runs;
    expect(version).toBe("2.1.0");
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["P1", "R2"]);
    expect(run.results).toHaveLength(2);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(result.message.text).not.toBe("");
      expect(result.partialFingerprints["heedFinding/v1"]).toMatch(/^[0-9a-f]{64}$/);
    }
    const [first, second] = run.results.map(
      ({ locations: [location] }: { locations: { physicalLocation: unknown }[] }) =>
        location?.physicalLocation,
    );
    expect(first).toEqual({
      artifactLocation: { uri: "src/a%2Cb%3Ac.ts", uriBaseId: "%SRCROOT%" },
      region: { startLine: 8 },
    });
    expect(second).toEqual({ artifactLocation: { uri: "vendor/x%20y%231.js", uriBaseId: "%SRCROOT%" } });
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual(["error", "warning"]);
  });

  it("SARIF: a fingerprint stays when lines move, and two equal findings have two", () => {
    const prints = (at: number) =>
      findingsIn(
        [file("a.ts", [[at, "console.log(1)"]]), file("a.ts", [[at + 9, "console.log(1)"]])],
        rules,
        {
          ...{ root: "/nowhere", branch: undefined, now: 0 },
        },
      );
    const ids = (at: number): string[] =>
      JSON.parse(sarifReport(prints(at))).runs[0].results.map(
        ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
          partialFingerprints["heedFinding/v1"],
      );
    expect(ids(1)).toEqual(ids(40));
    expect(new Set(ids(1)).size).toBe(2);
  });

  it("SARIF: what could not be judged is said", () => {
    const run = JSON.parse(sarifReport({ findings: [], undecided: 2 })).runs[0];
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      "2 checks could not be judged.",
    );
    expect(run.results).toEqual([]);
  });
});
