import { describe, expect, it } from "vitest";
import { NPM_VERIFIER, testBundle, testRule } from "../bundle/test-rules";
import { contextOf } from "../compilation/self-verify";
import { EVERYWHERE } from "../rule/schema";
import { fileAction, fileMoment, shellMoment, stepsOf, turnEnd } from "../verifiers/cases";
import { evaluate } from "./evaluate";
import type { EnforcementContext, Moment } from "./schema";

const NOW = Date.UTC(2026, 11, 2);
const rule = testRule(12, {
  verifier: NPM_VERIFIER,
  statement: "Use pnpm, not npm.",
  message: "This project uses pnpm.",
  remedy: "pnpm add <package>",
  words: { text: "no, we use pnpm here", at: "2026-11-29T10:00:00.000Z" },
});

function decide(
  moment: Moment,
  context: Partial<EnforcementContext> = {},
  ...rules: ReturnType<typeof testRule>[]
) {
  const bundle = testBundle(...(rules.length > 0 ? rules : [rule]));
  return evaluate({ bundle, moment, context: contextOf(context), now: NOW });
}

const incident = (denials: number, lastAction: string | null = "action") => ({
  incidents: [{ ruleId: rule.id, id: `${rule.id}:case`, denials, lastAction }],
});

describe("a blocking rule", () => {
  it("denies with what is wrong, which rule, whose words and what to do", () => {
    const { decision, reason, personLine, verdicts, incidents } = decide(
      shellMoment("cd web && npm install left-pad"),
    );
    expect(decision).toBe("deny");
    expect(reason).toBe(
      [
        "Heed R12: Use pnpm, not npm.",
        "Stopped: `npm install left-pad`",
        "This project uses pnpm.",
        "The person said (29 Nov): “no, we use pnpm here”",
        "Do this instead: pnpm add ‹package›",
      ].join("\n"),
    );
    expect(personLine).toBe(
      "Heed stopped `npm install left-pad` (R12, your rule of 29 Nov). Wrong? Type heed: wrong",
    );
    expect(verdicts).toMatchObject([
      { ruleId: rule.id, verdict: "violated", decision: "deny", denial: 1, outcome: "open" },
    ]);
    expect(incidents).toEqual([{ ruleId: rule.id, id: `${rule.id}:case`, state: "denied", denials: 1 }]);
  });

  it("is silent about everything else", () => {
    expect(decide(shellMoment("npm run build"))).toMatchObject({
      decision: "pass",
      reason: "",
      personLine: null,
    });
    expect(decide(shellMoment("ls")).verdicts).toEqual([]);
  });

  it("says from the third denial on not to try again", () => {
    expect(decide(shellMoment("npm i"), incident(1)).reason).not.toContain("Do not try again");
    expect(decide(shellMoment("npm i"), incident(2)).reason).toContain("Do not try again; ask the person.");
  });

  it("closes its incident by the wanted act, not by an unrelated one", () => {
    expect(decide(shellMoment("pnpm add x"), incident(2)).incidents).toMatchObject([
      { state: "fixed", denials: 2 },
    ]);
    expect(decide(shellMoment("ls"), incident(2)).incidents).toEqual([]);
  });
});

describe("after three denials", () => {
  const tired = (fields: Parameters<typeof testRule>[1], context: Partial<EnforcementContext> = {}) =>
    decide(shellMoment("npm i"), { ...incident(3), ...context }, testRule(12, { ...rule, ...fields }));

  it("lets go by default and tells the person", () => {
    const { decision, reason, personLine, incidents } = tired({});
    expect([decision, reason]).toEqual(["pass", ""]);
    expect(personLine).toContain("Heed let `npm i` pass after 3 denials");
    expect(incidents).toMatchObject([{ state: "exhausted", denials: 3 }]);
  });

  it("asks where the rule says so, and holds where nobody can be asked", () => {
    expect(tired({ onExhausted: "ask" }).decision).toBe("ask");
    const held = tired({ onExhausted: "ask" }, { canAsk: false });
    expect(held.decision).toBe("deny");
    expect(held.reason).toBe(
      "Heed R12 still holds: Use pnpm, not npm. Do not try again; ask the person, or do something else.",
    );
  });

  it("never lets a critical rule go by itself", () => {
    expect(tired({ severity: "critical" }).decision).toBe("ask");
    expect(tired({ severity: "blocker", onExhausted: "hold" }).decision).toBe("deny");
  });
});

describe("the end of a turn", () => {
  const tests = testRule(12, {
    severity: "critical",
    verifier: {
      kind: "required-step",
      trigger: { changed: ["*.py"] },
      step: { commands: [{ program: ["pytest"] }] },
      before: "finish",
      fresh: true,
    },
  });
  const steps = stepsOf(fileAction({ path: "a.py", added: "x" }));

  it("is blocked until the step is taken, three times at most", () => {
    expect(decide(turnEnd(), { steps }, tests).decision).toBe("deny");
    expect(decide(turnEnd(), { steps, ...incident(2) }, tests).decision).toBe("deny");
    expect(decide(turnEnd(), { steps, ...incident(3) }, tests)).toMatchObject({ decision: "pass" });
  });

  it("counts double when nothing was done since the last block", () => {
    const again: Moment = {
      ...turnEnd(),
      point: "turn_finished",
      message: "",
      filesCreated: [],
      blockedBefore: true,
    };
    expect(decide(again, { steps, ...incident(1, null) }, tests).incidents).toMatchObject([{ denials: 3 }]);
    expect(decide(again, { steps, ...incident(1, "action") }, tests).incidents).toMatchObject([
      { denials: 2 },
    ]);
  });
});

describe("modes and ways out", () => {
  it("reminds or only counts", () => {
    const reminded = decide(shellMoment("npm i"), {}, testRule(12, { ...rule, mode: "remind" }));
    expect(reminded).toMatchObject({ decision: "remind", incidents: [], personLine: null });
    expect(reminded.reason).toContain("Heed R12 reminds");
    const observed = decide(shellMoment("npm i"), {}, testRule(12, { ...rule, mode: "observe" }));
    expect(observed).toMatchObject({ decision: "pass", reason: "" });
    expect(observed.verdicts).toMatchObject([{ verdict: "violated", decision: "pass" }]);
  });

  it("lets an exempted act pass, and only that one", () => {
    const passes = [{ ruleId: rule.id, evidence: "npm install left-pad" }];
    expect(decide(shellMoment("npm install left-pad"), { passes })).toMatchObject({
      decision: "pass",
      verdicts: [{ outcome: "exempted" }],
    });
    expect(decide(shellMoment("npm install other"), { passes }).decision).toBe("deny");
  });

  it("counts what cannot be judged as broken only for a blocker", () => {
    const line = shellMoment('npm install "open');
    expect(decide(line).verdicts[0]?.verdict).toBe("violated");
    const hidden = shellMoment('echo ) npm install "open');
    expect(decide(hidden)).toMatchObject({ decision: "pass", verdicts: [{ verdict: "undecided" }] });
    expect(decide(hidden, {}, testRule(12, { ...rule, severity: "blocker" })).decision).toBe("deny");
  });

  it("puts the most severe reason first", () => {
    const other = testRule(2, {
      verifier: NPM_VERIFIER,
      severity: "critical",
      statement: "Nothing is installed.",
    });
    const { reason, personLine } = decide(shellMoment("npm i"), {}, rule, other);
    expect(reason.indexOf("Heed R2:")).toBeLessThan(reason.indexOf("Heed R12:"));
    expect(personLine).toContain("(R2, your rule of 29 Nov and 1 more)");
  });

  it("asks nothing of rules for elsewhere", () => {
    const elsewhere = (applicability: Partial<typeof EVERYWHERE>) =>
      decide(
        shellMoment("cd web && npm i"),
        { branch: "main" },
        testRule(12, { ...rule, applicability: { ...EVERYWHERE, ...applicability } }),
      ).decision;
    expect(elsewhere({ hosts: ["codex"] })).toBe("pass");
    expect(elsewhere({ branches: ["release/*"] })).toBe("pass");
    expect(elsewhere({ exceptBranches: ["main"] })).toBe("pass");
    expect(elsewhere({ package: "api" })).toBe("pass");
    expect(elsewhere({ package: "web" })).toBe("deny");
    expect(elsewhere({ paths: ["web/**"] })).toBe("deny");
  });

  it("is lifted by a task that asks for it", () => {
    const push = testRule(12, {
      verifier: { kind: "shell-command", forbid: [{ program: ["git"], subcommand: ["push"] }] },
      applicability: { ...EVERYWHERE, exceptTaskWords: ["push"] },
    });
    expect(decide(shellMoment("git push"), { prompt: "fix it and push" }, push).decision).toBe("pass");
    expect(decide(shellMoment("git push"), { prompt: "fix it but don't push" }, push).decision).toBe("deny");
  });

  it("keeps a rule of another session out", () => {
    const own = testRule(12, { ...rule, scope: "session", session: "other" });
    expect(decide(shellMoment("npm i"), {}, own).decision).toBe("pass");
  });

  it("judges only the files that the rule is about", () => {
    const print = testRule(12, {
      verifier: { kind: "file-content", calls: ["print"], in: "code" },
      applicability: { ...EVERYWHERE, languages: ["python"], exceptPaths: ["scripts/**"] },
    });
    expect(decide(fileMoment({ path: "app/a.py", added: "print(1)" }), {}, print).decision).toBe("deny");
    expect(decide(fileMoment({ path: "scripts/a.py", added: "print(1)" }), {}, print).decision).toBe("pass");
    expect(decide(fileMoment({ path: "app/a.rb", added: "print(1)" }), {}, print).decision).toBe("pass");
  });
});
