import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf } from "../compilation/self-verify";
import { fileMoment, messageMoment, shellMoment } from "./cases";
import { findPattern, patternProblem } from "./regex";
import "./regex-engine";
import type { VerifierSpec } from "../rule/schema";
import { VERIFIER_KINDS } from "./registry";
import { runSpec } from "./run-spec";
import { specProblem } from "./spec-problem";

describe("patterns that are refused, with what to write instead", () => {
  it.each([
    ["foo(?=bar)", "passes when"],
    ["(?!x)y", "passes when"],
    ["(?<=a)b", "passes when"],
    ["(?<!a)b", "passes when"],
    ["(a)\\1", "alternatives out"],
    ["(?P<x>a)(?P=x)", "alternatives out"],
    ["(?<x>a)\\k<x>", "alternatives out"],
    ["a++", "Write `a+`"],
    ["a*+b", "Write `a+`"],
    ["a{2,3}+b", "Write `a+`"],
    ["(?>a+)b", "Write `a+`"],
    ["(a+)+$", "no more than one repeat"],
    ["(?:a*)*b", "no more than one repeat"],
    ["([a-z]+){2,}", "no more than one repeat"],
    ["(?(1)a|b)", "two patterns"],
    ["a(?R)?b", "two patterns"],
    ["a(?#note)b", "two patterns"],
    ["(?x) a b", "Only the flags"],
    ["((a{50}){50}){2}", "a smaller count"],
    ["a{2000}", "a smaller count"],
    ["x".repeat(501), "several patterns"],
    ["a*", "would stop everything"],
    ["", "would stop everything"],
    ["a?", "matches where nothing stands"],
    ["^", "matches where nothing stands"],
    ["$", "matches where nothing stands"],
    ["(x|)", "matches where nothing stands"],
    ["(?:;|x*)", "matches where nothing stands"],
    [".*", "matches every text"],
    [".", "matches every text"],
    ["^.+$", "matches every text"],
    ["(?s).+", "matches every text"],
    ["\\S+", "matches every text"],
    ["[\\s\\S]", "matches every text"],
    ["\\w|\\W", "matches every text"],
    ["(open", "not valid RE2"],
    ["[z-a]", "not valid RE2"],
  ])("%s", (pattern, advice) => {
    expect(patternProblem(pattern)).toContain(advice);
  });

  it.each([
    "console\\.log\\(?=",
    "a\\(?!b",
    "[(?=]x",
    "\\\\1",
    "a+b+",
    "(?:a+b)+",
    "(?:a|b+)+",
    "(?i)todo",
    "(?i:todo)",
    "(?P<name>a)b",
    "(?<name>a)b",
    "a+?b",
    "^\\s*$",
    "^$",
    "\\w+",
    ".{81,}",
    "TODO.*",
    "[^\\x00-\\x7F]",
    "^ {2,}\\S",
    "[[:alpha:]]+x",
    "\\p{Han}",
    "#[0-9a-fA-F]{3,8}\\b",
    "(?:\\s*\\w+,)*\\s*end",
    "(a{10}){10}",
  ])("takes %s", (pattern) => {
    expect(patternProblem(pattern)).toBeNull();
  });

  it("never throws, and what it takes runs in time whatever the text", () => {
    const pattern = fc.string({ unit: fc.constantFrom(..."ab(|)[]{}*+?\\^$.,-:=!<>P12"), maxLength: 40 });
    fc.assert(
      fc.property(pattern, (text) => {
        if (patternProblem(text) === null) findPattern(text, "ab".repeat(200));
      }),
      { numRuns: 400 },
    );
  });
});

describe("malformed specs", () => {
  const moments = [
    shellMoment("npm i && rm -rf x > y"),
    fileMoment({ path: "a.ts", added: "x" }),
    messageMoment("Done."),
  ];
  const names = [...VERIFIER_KINDS.map(({ kind }) => kind), "unknown", "constructor", "__proto__"];
  const valid = VERIFIER_KINDS.flatMap(({ cases }) =>
    [...cases.stop, ...cases.pass].map(({ spec }) => spec as object),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, [], {}, "", -1, [null], [[]], { program: null }),
  );

  /** A spec of any kind with any values in the kind's own fields. */
  const broken = fc
    .tuple(fc.constantFrom(...valid), fc.array(value, { minLength: 1, maxLength: 4 }))
    .map(([spec, values]) => {
      const keys = Object.keys(spec).filter((key) => key !== "kind");
      const changed = values.map((one, index) => [keys[index % Math.max(keys.length, 1)] ?? "x", one]);
      return { ...spec, ...Object.fromEntries(changed) } as VerifierSpec;
    });
  const loose = fc
    .tuple(fc.constantFrom(...names), fc.dictionary(fc.string(), value))
    .map(([kind, fields]) => ({ ...fields, kind }) as VerifierSpec);
  const nested = fc
    .oneof(broken, loose)
    .chain((spec) =>
      fc.constantFrom<unknown>(
        spec,
        { all: [spec, null] },
        { any: [spec, 7] },
        { not: spec },
        { all: spec },
        [spec],
        { all: [] },
      ),
    );

  it("never throw when they are judged, and never stop anything by being broken beyond reading", () => {
    fc.assert(
      fc.property(nested, fc.constantFrom(...moments), (spec, moment) => {
        const finding = runSpec(spec as VerifierSpec, moment, contextOf());
        expect(["satisfied", "violated", "undecided"]).toContain(finding.verdict);
      }),
      { numRuns: 600 },
    );
  });

  it("are refused with a reason, or taken whole", () => {
    fc.assert(
      fc.property(nested, (spec) => {
        const problem = specProblem(spec);
        expect(problem === null || problem.message.length > 5).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it("every spec of the kinds' own cases can be saved", () => {
    expect(valid.map((spec) => specProblem(spec)).filter(Boolean)).toEqual([]);
  });
});
