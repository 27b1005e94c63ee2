import { EVERYWHERE } from "../rule/schema";
import { type BundleSourceRule, buildBundle } from "./build";
import type { Bundle } from "./schema";

/** A rule for tests: number 1 is `R1` with a fixed id; everything else can be said. */
export function testRule(number: number, fields: Partial<BundleSourceRule> = {}): BundleSourceRule {
  return {
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`,
    number: `R${number}`,
    layer: "personal",
    scope: "project",
    version: 1,
    mode: "block",
    severity: "minor",
    tier: "deterministic",
    topic: `topic-${number}`,
    statement: `Statement ${number}.`,
    instruction: `Instruction ${number}.`,
    message: `Message ${number}.`,
    remedy: null,
    applicability: EVERYWHERE,
    verifier: null,
    onExhausted: "release",
    words: null,
    author: "you",
    approvers: [],
    createdAt: "2026-11-29T10:00:00.000Z",
    weight: 0,
    occurrences: 0,
    lastRecurredAt: null,
    claim: { topic: `topic-${number}`, subject: `subject-${number}`, polarity: "forbid" },
    ...fields,
  };
}

export function testBundle(...rules: BundleSourceRule[]): Bundle {
  return buildBundle(
    {
      project: "demo",
      revision: { personal: 1, project: 1 },
      generatedAt: "2026-11-29T10:00:00.000Z",
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules,
    },
    (text) => `hash-of-${text.length}`,
  );
}

export const NPM_VERIFIER = {
  kind: "shell-command",
  forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }],
  instead: [{ program: ["pnpm"], subcommand: ["add", "install"] }],
};
