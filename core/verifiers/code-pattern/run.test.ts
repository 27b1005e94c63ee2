import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contextOf } from "../../compilation/self-verify";
import { fileMoment } from "../cases";
import { astGrepMatcher, type CodeQuery, setCodeMatcher } from "../code-matcher";
import { codePatternRelatedKey, runCodePattern } from "./run";
import type { CodePatternSpec } from "./spec";

const noLog: CodePatternSpec = {
  kind: "code-pattern",
  language: "TSX",
  patterns: ["console.log($$$)"],
  notInside: "catch_clause",
};
const created = (added: string) => fileMoment({ path: "a.tsx", op: "create", added });
const judged = (spec: CodePatternSpec, added: string) => runCodePattern(spec, created(added), contextOf());

describe("without the package", () => {
  it("is not checked, which is neither passed nor stopped", () => {
    expect(judged(noLog, "console.log(1)")).toEqual({
      verdict: "undecided",
      relevant: true,
      unchecked: "no-parser",
    });
    expect(codePatternRelatedKey(noLog, { kind: "file_read", path: "a" })).toBeNull();
  });

  it("has no say about files of another language", () => {
    const other = fileMoment({ path: "a.py", op: "create", added: "console.log(1)" });
    expect(runCodePattern(noLog, other, contextOf())).toEqual({ verdict: "satisfied", relevant: false });
  });
});

describe("with the package", () => {
  const asked: CodeQuery[] = [];
  beforeEach(() => {
    asked.length = 0;
    setCodeMatcher({
      find(query, text) {
        asked.push(query);
        const lines = text.split("\n");
        const line = lines.findIndex((one) => one.includes("console.log("));
        return line === -1 ? [] : [{ text: "console.log(1)", line }];
      },
    });
  });
  afterEach(() => setCodeMatcher(null));

  it("stops code that an added line brings", () => {
    expect(judged(noLog, "x();\nconsole.log(1);")).toMatchObject({
      verdict: "violated",
      evidence: "console.log(1)",
    });
    expect(asked[0]).toEqual({
      language: "Tsx",
      pattern: "console.log($$$)",
      inside: undefined,
      notInside: "catch_clause",
    });
  });

  it("lets code pass that was there before", () => {
    const moment = created("console.log(1);\nx();");
    const change = moment.point === "turn_finished" ? null : { ...moment.action, addedLines: ["x();"] };
    if (!change) throw new Error("no action");
    expect(runCodePattern(noLog, { point: "action_requested", action: change }, contextOf()).verdict).toBe(
      "satisfied",
    );
  });

  it("does not decide where the whole file is not known", () => {
    const piece = fileMoment({ path: "a.tsx", added: "console.log(1)" });
    expect(runCodePattern(noLog, piece, contextOf())).toMatchObject({
      verdict: "undecided",
      evidence: "a.tsx",
    });
  });
});

describe("astGrepMatcher", () => {
  it("asks the package for a pattern inside and outside of others", () => {
    const rules: object[] = [];
    const matcher = astGrepMatcher({
      parse: (language: string, text: string) => ({
        root: () => ({
          findAll: (rule: object) => {
            rules.push({ language, text, rule });
            return [{ text: () => "f()", range: () => ({ start: { line: 2 } }) }];
          },
        }),
      }),
    });
    const query = { language: "Tsx", pattern: "f()", inside: "g($$$)", notInside: "catch_clause" };
    expect(matcher?.find(query, "text")).toEqual([{ text: "f()", line: 2 }]);
    expect(rules).toEqual([
      {
        language: "Tsx",
        text: "text",
        rule: {
          rule: {
            pattern: "f()",
            inside: { pattern: "g($$$)", stopBy: "end" },
            not: { inside: { kind: "catch_clause", stopBy: "end" } },
          },
        },
      },
    ]);
  });

  it("takes nothing that is not the package", () => {
    expect(astGrepMatcher({})).toBeNull();
    expect(astGrepMatcher(null)).toBeNull();
  });
});
