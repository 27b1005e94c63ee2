import { describe, expect, it } from "vitest";
import { NPM_VERIFIER, testBundle, testRule } from "../bundle/test-rules";
import { EVERYWHERE } from "../rule/schema";
import { evaluate } from "./evaluate";
import type { EnforcementContext, Moment } from "./schema";

const context: EnforcementContext = {
  ...{ host: "claude_code", session: "s1", task: "t1", planMode: false, canAsk: true },
  ...{ steps: [], incidents: [], passes: [] },
};
const run = (command: string): Moment => ({
  point: "action_requested",
  action: { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] },
});
const asks = (...input: Parameters<typeof testBundle>) => {
  const bundle = testBundle(...input);
  return (command: string, fields: Partial<EnforcementContext> = {}) =>
    evaluate({ bundle, moment: run(command), context: { ...context, ...fields }, now: 0 });
};
const forbid = (program: string, subcommand: string) => ({
  kind: "shell-command",
  forbid: [{ program: [program], subcommand: [subcommand] }],
});

describe("a refinement counts only where its parent counts", () => {
  const parent = testRule(1, { applicability: { ...EVERYWHERE, branches: ["main"] } });
  const child = testRule(2, { shape: "refinement", parentId: parent.id, verifier: NPM_VERIFIER });

  it("on the parent's branch it stops, elsewhere it has no say", () => {
    const ask = asks(parent, child);
    expect(ask("npm install x", { branch: "main" }).decision).toBe("deny");
    expect(ask("npm install x", { branch: "topic" }).verdicts).toEqual([]);
  });
});

describe("a composite's verifier is over its parts: all satisfied", () => {
  const whole = testRule(1, { shape: "composite", mode: "block" });
  const part = (number: number, spec: object, mode: "block" | "observe" = "observe") =>
    testRule(number, { parentId: whole.id, verifier: { kind: "shell-command", ...spec }, mode });
  const verdictOf = (decision: ReturnType<ReturnType<typeof asks>>) =>
    decision.verdicts.find(({ ruleId }) => ruleId === whole.id);

  it("one broken part breaks it; it names the part", () => {
    const ask = asks(whole, part(2, forbid("git", "push")), part(3, forbid("npm", "publish")));
    const decision = ask("git push origin main");
    expect(decision.decision).toBe("deny");
    expect(verdictOf(decision)).toMatchObject({ verdict: "violated", decision: "deny" });
    expect(verdictOf(decision)?.evidence).toMatch(/^R2: /);
  });

  it("a part that stops the act itself is the one voice that the agent hears", () => {
    const decision = asks(whole, part(2, forbid("git", "push"), "block"))("git push origin main");
    expect(decision.reason).toContain("Heed R2");
    expect(decision.reason).not.toContain("Heed R1");
    expect(verdictOf(decision)).toMatchObject({ verdict: "violated", decision: "pass", outcome: "open" });
  });

  it("it is satisfied when every part that has a say is, and silent when none has", () => {
    const ask = asks(whole, part(2, NPM_VERIFIER), part(3, forbid("git", "push")));
    expect(verdictOf(ask("pnpm add x"))).toMatchObject({ verdict: "satisfied", decision: "pass" });
    expect(verdictOf(ask("ls"))).toBeUndefined();
  });
});

describe("two rules deny each other's remedy on one target in one task: the weaker is released", () => {
  const npm = { ...NPM_VERIFIER, forbid: [{ program: ["pnpm"] }], instead: [{ program: ["npm"] }] };
  const shared = testRule(1, { layer: "project", number: "P1", verifier: NPM_VERIFIER });
  const own = testRule(2, { verifier: npm });
  const ask = asks(shared, own);

  it("the second denial shows it; a personal rule is stronger than a project's", () => {
    const first = ask("npm install x");
    const crossing = { by: shared.id, wants: own.id, target: "shell:" };
    expect([first.decision, first.crossings, first.deadlocks]).toEqual(["deny", [crossing], []]);
    const second = ask("pnpm add x", { crossings: [crossing] });
    expect(second.deadlocks).toEqual([{ winner: own.id, released: shared.id, target: "shell:" }]);
    expect(second.decision).toBe("deny");
    expect(second.verdicts.find(({ ruleId }) => ruleId === shared.id)?.deadlockWith).toBe(own.id);
  });

  it("from then on the weaker one is silent on that target, on record and told to the person", () => {
    const deadlocks = [{ winner: own.id, released: shared.id, target: "shell:" }];
    const third = ask("npm install x", { deadlocks });
    expect([third.decision, third.reason]).toEqual(["pass", ""]);
    expect(third.personLine).toBe(
      "Heed: P1 and R2 rule each other out here; P1 lets go until this task ends.",
    );
    expect(third.verdicts.find(({ ruleId }) => ruleId === shared.id)).toMatchObject({
      ...{ verdict: "violated", decision: "pass", outcome: "exhausted", deadlockWith: own.id },
    });
  });

  it("the other way round, the rule that just spoke lets go at once", () => {
    const crossings = [{ by: own.id, wants: shared.id, target: "shell:" }];
    const decision = ask("npm install x", { crossings });
    expect(decision.decision).toBe("pass");
    expect(decision.deadlocks).toEqual([{ winner: own.id, released: shared.id, target: "shell:" }]);
  });

  it("a project's blocker is the strongest; between equals the newer one wins", () => {
    const crossings = [{ by: own.id, wants: shared.id, target: "shell:" }];
    const hard = asks({ ...shared, severity: "blocker" }, own)("npm install x", { crossings });
    expect(hard.deadlocks).toEqual([{ winner: shared.id, released: own.id, target: "shell:" }]);
    const newer = testRule(3, { verifier: npm, createdAt: "2026-11-30T10:00:00.000Z" });
    const older = testRule(4, { verifier: NPM_VERIFIER });
    const equals = asks(newer, older)("npm install x", {
      crossings: [{ by: newer.id, wants: older.id, target: "shell:" }],
    });
    expect(equals.deadlocks?.[0]?.released).toBe(older.id);
  });

  it("another target, or a rule that is merely not concerned, is no deadlock", () => {
    const crossings = [{ by: own.id, wants: shared.id, target: "shell:packages/api" }];
    expect(ask("npm install x", { crossings }).deadlocks).toEqual([]);
    expect(asks(shared, testRule(5, { verifier: forbid("git", "push") }))("npm install x").crossings).toEqual(
      [],
    );
  });
});
