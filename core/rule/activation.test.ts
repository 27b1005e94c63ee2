import { describe, expect, it } from "vitest";
import { type ActivationInput, activate } from "./activation";
import { policySchema } from "./schema";

const report = { passed: true, stages: [], replayAgreement: true };
const backtest = { passed: true, actions: 60, related: 1, unrelated: 0, samples: [], detail: "fine" };
const input: ActivationInput = {
  policy: policySchema.parse({}),
  layer: "personal",
  source: "user_stated",
  author: "human",
  content: { tier: "deterministic", recipe: "no-push" },
  report,
  backtest,
};
const outcome = (change: Partial<ActivationInput>) => {
  const { status, mode } = activate({ ...input, ...change });
  return `${status} ${mode}`;
};

describe("activate", () => {
  it("lets a stated, verified wish block", () => {
    expect(activate(input)).toMatchObject({ status: "active", mode: "block" });
  });

  it.each<[string, Partial<ActivationInput>]>([
    ["no exact check", { content: { tier: "intent", recipe: null }, report: null, backtest: null }],
    ["no replay agreement", { report: { ...report, replayAgreement: false } }],
    ["no backtest", { backtest: null }],
    ["a failed backtest", { backtest: { ...backtest, passed: false } }],
  ])("only reminds with %s", (_name, change) => {
    expect(outcome(change)).toBe("active remind");
    expect(activate({ ...input, ...change }).reasons.join(" ").length).toBeGreaterThan(3);
  });

  it.each<[string, Partial<ActivationInput>]>([
    ["the project layer", { layer: "project" }],
    ["an inference", { source: "inferred" }],
    ["an import", { source: "imported" }],
    ["a headless wish", { author: "headless" }],
    ["an undecided resolution", { undecided: true }],
  ])("only proposes for %s", (_name, change) => {
    expect(activate({ ...input, ...change }).status).toBe("proposed");
  });

  it("follows the policy", () => {
    expect(outcome({ policy: policySchema.parse({ statedVerified: "observe" }) })).toBe("active observe");
    expect(outcome({ policy: policySchema.parse({ statedVerified: "propose" }) })).toBe("proposed block");
  });
});
