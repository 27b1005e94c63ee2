import { describe, expect, it } from "vitest";
import { readCondition, takeConditions } from "../extraction/conditions";
import { compareApplicability } from "./compare-applicability";
import { compareClaims } from "./compare-claims";
import { similarityOf } from "./similarity";
import { splitCandidates } from "./split-candidates";

describe("compareApplicability", () => {
  it.each([
    ["*.ts", "*.ts", "equal"],
    ["*.py", "*.go", "disjoint"],
    ["*.ts,*.go", "*.ts", "wider"],
    ["src/api/a.ts", "src/**", "narrower"],
    ["in Python", "*.py,*.pyi", "equal"],
    ["on feature branches", "on main", "disjoint"],
  ])("%s against %s is %s", (candidate, rule, reach) => {
    expect(compareApplicability(readCondition(candidate), readCondition(rule))).toBe(reach);
  });

  it("reads an exception as narrower", () => {
    expect(
      compareApplicability(
        takeConditions("use tabs except in docs/").applicability,
        takeConditions("use tabs").applicability,
      ),
    ).toBe("narrower");
  });
});

describe("compareClaims", () => {
  const limit = {
    topic: "line-length",
    subject: "line-length",
    polarity: "require",
    value: "80",
    unit: "characters",
  } as const;
  const tool = { topic: "test-runner", subject: "javascript", polarity: "require", value: "jest" } as const;

  it("compares numbers, units, values and polarity", () => {
    expect(compareClaims({ ...limit, value: "100" }, limit)).toBe("opposite");
    expect(compareClaims({ ...limit, unit: "words" }, limit)).toBe("apart");
    expect(compareClaims({ ...tool, polarity: "forbid" }, tool)).toBe("opposite");
    expect(compareClaims({ ...tool, polarity: "forbid", value: "mocha" }, tool)).toBe("less");
  });

  it("takes “2 spaces” as more than “spaces”", () => {
    const indent = {
      topic: "indentation",
      subject: "indentation",
      polarity: "require",
      value: "spaces",
    } as const;
    expect(compareClaims({ ...indent, value: "2 spaces" }, indent)).toBe("more");
    expect(compareClaims(indent, { ...indent, value: "2 spaces" })).toBe("less");
    expect(compareClaims({ ...indent, value: "tabs" }, { ...indent, value: "2 spaces" })).toBe("opposite");
  });
});

describe("similarityOf", () => {
  it("sees the same ideas in other words and another language", () => {
    expect(similarityOf("Never push.", "never pushen")).toBe(1);
    expect(similarityOf("Never push.", "Write a changelog.")).toBe(0);
  });
});

describe("splitCandidates", () => {
  it("parts wishes and leaves lists alone", () => {
    expect(splitCandidates("no emojis, and run the linter before committing")).toEqual([
      "no emojis",
      "run the linter before committing",
    ]);
    expect(splitCandidates("Close files, sockets and handles.")).toHaveLength(1);
  });
});
