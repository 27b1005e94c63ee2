import { describe, expect, it } from "vitest";
import { run } from "./run";

const line = {
  id: "own-1",
  lang: "en",
  label: "preference",
  message: "always use yarn, and never push",
  agent_action: "Ran `npm install zod`.",
  is_learnable: true,
  expected_scope: "project",
  expected_source: "user-stated",
  rule: ["Use yarn, not npm.", "Never push."],
};

describe("evals/extract", () => {
  it("counts a bundle whose claims agree as right", () => {
    const report = run({ cases: [line, { ...line, id: "own-2", is_learnable: false }] });
    expect(report.n).toBe(1);
    expect(report.metrics).toEqual({
      scope: 1,
      source: 1,
      split: 1,
      claims: { p: 1, r: 1, f1: 1 },
      meaning: { p: 1, r: 1, f1: 1 },
      debatable: { agree: 0, total: 0 },
    });
  });

  it("counts a claim of other polarity as wrong", () => {
    const report = run({ cases: [{ ...line, message: "always push", rule: "Never push." }] });
    expect(report.metrics.claims).toEqual({ p: 0, r: 0, f1: 0 });
  });
});
