import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../rule/schema";
import { fileMoment, shellAction, shellMoment } from "../verifiers/cases";
import { backtest, type StoredMoment } from "./backtest";

const verifier = {
  kind: "shell-command",
  forbid: [
    { program: ["git"], subcommand: ["push"] },
    { program: ["git"], subcommand: ["commit"] },
  ],
};

function stored(...commands: string[]): StoredMoment[] {
  return commands.map((command, index) => ({
    eventId: `00000000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`,
    at: "2026-11-29T10:00:00.000Z",
    moment: shellMoment(command),
  }));
}

const quiet = (count: number) => Array.from({ length: count }, (_, index) => `ls ${index}`);
const run = (commands: string[], recipe: string | null = "no-push") =>
  backtest({
    verifier,
    applicability: EVERYWHERE,
    recipe,
    act: shellAction("git push"),
    moments: stored(...commands),
  });

describe("backtest", () => {
  it("does not hold related stops against the check", () => {
    const report = run(["git push origin a", "git push", "git push -f", ...quiet(5)]);
    expect(report).toMatchObject({ passed: true, actions: 8, related: 3, unrelated: 0 });
  });

  it("takes sub-commands that one pattern names for the same wish", () => {
    const report = backtest({
      verifier: { kind: "shell-command", forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }] },
      applicability: EVERYWHERE,
      recipe: "package-manager",
      act: shellAction("npm install left-pad"),
      moments: stored("npm ci", "cd web && npm ci", "npm i"),
    });
    expect(report).toMatchObject({ passed: true, related: 3, unrelated: 0 });
  });

  it("does not hold acts against a change of mind that the replaced rule had asked for", () => {
    const verifierOfChange = { kind: "shell-command", forbid: [{ program: ["npm"] }, { program: ["pnpm"] }] };
    const moments = stored("pnpm add a", "pnpm add b", "pnpm install");
    const act = shellAction("npm install a");
    const change = {
      verifier: verifierOfChange,
      applicability: EVERYWHERE,
      recipe: "package-manager",
      act,
      moments,
    };
    expect(backtest({ ...change, obeyed: "pnpm" })).toMatchObject({ passed: true, related: 3 });
    expect(backtest(change)).toMatchObject({ passed: false, unrelated: 3 });
  });

  it("allows one unrelated stop among few actions, not two", () => {
    expect(run(["git commit -m x", ...quiet(60)])).toMatchObject({ passed: true, unrelated: 1 });
    expect(run(["git commit -m x", "git commit -m y", ...quiet(60)])).toMatchObject({
      passed: false,
      unrelated: 2,
    });
  });

  it("allows less than one percent among many", () => {
    expect(run(["git commit -m x", "git commit -m y", ...quiet(198)]).passed).toBe(false);
    expect(run(["git commit -m x", "git commit -m y", ...quiet(199)]).passed).toBe(true);
  });

  it("does not let a free spec block on little evidence", () => {
    expect(run(quiet(49), null).passed).toBe(false);
    expect(run(quiet(50), null).passed).toBe(true);
    expect(run([], "no-push").passed).toBe(true);
  });

  it("counts only what the check reads, and shows the unrelated first", () => {
    const moments = [
      ...stored("git push"),
      {
        eventId: "00000000-0000-7000-8000-0000000000ff",
        at: "2026-11-29T10:00:00.000Z",
        moment: fileMoment({ path: "a" }),
      },
      ...stored("git commit -m x"),
    ];
    const report = backtest({
      verifier,
      applicability: EVERYWHERE,
      recipe: "no-push",
      act: shellAction("git push"),
      moments,
    });
    expect(report.actions).toBe(2);
    expect(report.samples.map(({ excerpt, related }) => [excerpt, related])).toEqual([
      ["git commit -m x", false],
      ["git push", true],
    ]);
  });
});
