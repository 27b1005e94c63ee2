import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../rule/schema";
import { VERIFIER_KINDS } from "../verifiers/registry";
import { KNOWN_KINDS, readBundle } from "./read-bundle";

const RULE = {
  ...{ id: "0199a000-0000-7000-8000-000000000012", number: "R12", layer: "personal", scope: "project" },
  ...{ version: 1, mode: "block", severity: "major", tier: "deterministic", topic: "package-manager" },
  ...{ statement: "Use pnpm.", instruction: "Use pnpm.", message: "Use pnpm.", remedy: null },
  ...{ applicability: EVERYWHERE, onExhausted: "release", words: null, author: "you", approvers: [] },
  ...{
    createdAt: "2026-11-29T12:00:00.000Z",
    weight: 1,
    occurrences: 1,
    lastRecurredAt: null,
    maskedBy: null,
  },
  verifier: { kind: "shell-command", forbid: [{ program: ["npm"] }] },
};
const NEWER = { ...RULE, number: "R13", verifier: { kind: "mind-reading", depth: 3 } };

function sent(rules: unknown[], rest: object = {}): unknown {
  return {
    ...{ schemaVersion: 1, project: "shop", revision: { personal: 1, project: 0 }, hash: "a1" },
    ...{ generatedAt: "2026-11-29T12:00:00.000Z", auditHeads: {}, notices: [], standingBlock: "when-needed" },
    index: { shell: { npm: [0] }, file: {}, read: [], tool: {}, turnFinished: [], steps: [] },
    rules,
    ...rest,
  };
}

describe("an old CLI with a new server degrades rule by rule", () => {
  it("a check of a kind that it does not know stays as words; the others are checked", () => {
    const read = readBundle(sent([RULE, NEWER]));
    expect(read?.unread).toEqual(["R13"]);
    expect(read?.bundle.rules.map(({ number, verifier }) => [number, verifier])).toEqual([
      ["R12", RULE.verifier],
      ["R13", null],
    ]);
  });

  it("knows the kinds of its own version, inside of combinations too", () => {
    expect([...KNOWN_KINDS].sort()).toEqual(VERIFIER_KINDS.map(({ kind }) => kind).sort());
    const within = { ...RULE, verifier: { any: [RULE.verifier, { not: NEWER.verifier }] } };
    expect(readBundle(sent([within]))?.unread).toEqual(["R12"]);
  });

  it("a bundle of its own version is read as a whole", () => {
    expect(readBundle(sent([RULE]))).toMatchObject({ unread: [], bundle: { rules: [{ number: "R12" }] } });
  });

  it("what is broken in another way is not kept", () => {
    expect(readBundle(sent([{ ...RULE, statement: 7 }]))).toBeNull();
    expect(readBundle(sent([RULE], { schemaVersion: 2 }))).toBeNull();
    for (const value of [null, "x", {}, { rules: 1 }]) expect(readBundle(value)).toBeNull();
  });
});
