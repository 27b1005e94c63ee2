import { describe, expect, it } from "vitest";
import { contextOf } from "../compilation/self-verify";
import type { VerifierSpec } from "../rule/schema";
import { shellMoment } from "./cases";
import { explainLines, indexKeysOf, relatedKeysOf } from "./composite";
import { runSpec } from "./run-spec";
import { specProblem } from "./spec-problem";

const noPush: VerifierSpec = { kind: "shell-command", forbid: [{ program: ["git"], subcommand: ["push"] }] };
const noForce: VerifierSpec = {
  kind: "shell-command",
  forbid: [{ program: ["git"], flags: ["-f|--force"] }],
};
const noVendor: VerifierSpec = { kind: "file-path", paths: ["vendor/"] };
const judge: VerifierSpec = {
  kind: "model-judge",
  question: "Is this commit about one thing only?",
  breaks: "no",
  evidence: ["commit-message"],
  at: "commit",
};
const newer: VerifierSpec = { kind: "kind-of-tomorrow" };

const judged = (spec: VerifierSpec, command: string) => {
  const { verdict, relevant, evidence } = runSpec(spec, shellMoment(command), contextOf());
  return evidence === undefined ? [verdict, relevant] : [verdict, relevant, evidence];
};

describe("all, any and not with three values", () => {
  it.each<[string, VerifierSpec, string, unknown[]]>([
    ["all: one part is violated", { all: [noPush, noVendor] }, "git push", ["violated", true, "git push"]],
    [
      "all: the evidence of both parts",
      { all: [noPush, noVendor] },
      "git push && rm vendor/a",
      ["violated", true, "git push; vendor/a"],
    ],
    [
      "all: the same evidence once",
      { all: [noPush, noForce] },
      "git push -f",
      ["violated", true, "git push -f"],
    ],
    ["all: no part has a say", { all: [noPush, noVendor] }, "ls", ["satisfied", false]],
    [
      "all: violated wins over undecided",
      { all: [judge, noPush] },
      "git commit -m x && git push",
      ["violated", true, "git push"],
    ],
    ["all: undecided wins over satisfied", { all: [judge, noForce] }, "git commit -m x", ["undecided", true]],
    [
      "any: both parts are violated",
      { any: [noPush, noForce] },
      "git push -f",
      ["violated", true, "git push -f"],
    ],
    ["any: one part is satisfied", { any: [noPush, noForce] }, "git push", ["satisfied", true]],
    [
      "any: the only part with a say",
      { any: [noVendor, noPush] },
      "git push",
      ["violated", true, "git push"],
    ],
    [
      "any: undecided wins over violated",
      { any: [judge, noPush] },
      "git commit -m x && git push",
      ["undecided", true],
    ],
    [
      "not: what passes is stopped",
      { not: noPush },
      "git push origin a",
      ["satisfied", true, "git push origin a"],
    ],
    ["not: the act itself is the evidence", { not: noForce }, "git status", ["violated", true, "git status"]],
    ["not: no say", { not: noPush }, "ls", ["satisfied", false]],
    ["not: undecided stays undecided", { not: judge }, "git commit -m x", ["undecided", true]],
    ["a kind of a newer version alone", newer, "ls", ["undecided", false]],
    [
      "a kind of a newer version lets nothing be stopped that it may except",
      { any: [noPush, newer] },
      "git push",
      ["undecided", true],
    ],
    [
      "a kind of a newer version hides no violation",
      { all: [noPush, newer] },
      "git push",
      ["violated", true, "git push"],
    ],
    [
      "nested",
      { all: [{ any: [noPush, noForce] }, { not: { not: noVendor } }] },
      "rm vendor/a",
      ["violated", true, "vendor/a"],
    ],
  ])("%s", (_name, spec, command, expected) => {
    expect(judged(spec, command)).toEqual(expected);
  });

  it("tells why nobody could look only when that is the whole reason", () => {
    const moment = shellMoment("git commit -m x");
    expect(runSpec({ all: [judge, noPush] }, moment, contextOf()).unchecked).toBe("no-model");
    expect(runSpec({ all: [judge, newer, noForce] }, moment, contextOf()).unchecked).toBeUndefined();
  });

  it("has no say where something lies too deep", () => {
    const deep = Array.from({ length: 5000 }).reduce<VerifierSpec>((inner) => ({ not: inner }), noPush);
    expect(judged(deep, "git push")).toEqual(["undecided", false]);
    expect(specProblem(deep)?.stage).toBe("parse");
  });
});

describe("a combination in the index, in a backtest and in words", () => {
  it("is filed under the keys of all its parts", () => {
    expect(indexKeysOf({ any: [noPush, { not: noVendor }, noForce] })).toEqual({
      shell: ["git"],
      file: ["vendor/"],
      read: false,
      tool: [],
      turnFinished: false,
      steps: false,
    });
    expect(indexKeysOf({ kind: "file-path" }).file).toEqual([]);
  });

  it("has the keys of the parts that catch an act", () => {
    const { action } = shellMoment("git push -f") as { action: Parameters<typeof relatedKeysOf>[1] };
    expect([...relatedKeysOf({ all: [noPush, noForce, noVendor] }, action)]).toEqual([
      "shell-command git push",
    ]);
  });

  it("is explained as a nested list", () => {
    expect(explainLines({ all: [noVendor, { not: judge }] }).map((line) => line.slice(0, 60))).toEqual([
      "Stops when any of these stops:",
      "  File path: The agent touches vendor/, by its tools or by a",
      "    stops: creating, changing, deleting vendor/",
      "    passes: reading these files",
      "  Stops what this lets pass, and lets pass what it stops:",
      "    Question to a model: The agent commits; a model reads th",
      "      stops: “Is this commit about one thing only?” answered",
      "      passes: the other answer",
      "      note: Not checked without a model: then nothing is sto",
    ]);
  });
});

describe("limits of a combination", () => {
  const twenty = Array.from({ length: 20 }, () => noPush);
  it.each<[string, unknown, string | null]>([
    ["twenty parts", { all: twenty }, null],
    ["more than twenty parts", { all: [...twenty, noPush] }, "21 parts"],
    ["six levels", { not: { not: { not: { not: { not: { not: noPush } } } } } }, null],
    ["no parts", { all: [] }, "needs at least one part"],
    ["two joins", { all: [noPush], any: [noPush] }, "cannot stand beside"],
    ["a join beside a kind", { ...noPush, not: noPush }, "cannot stand beside a kind"],
    ["no spec at all", 7, "Each part is a check"],
    ["an empty part", { all: [null] }, "Each part is a check"],
    ["an unknown kind", { any: [newer] }, "no kind of check named “kind-of-tomorrow”"],
    ["a field that the kind refuses", { all: [{ ...noVendor, paths: [] }] }, "File path: paths"],
    [
      "too long",
      { kind: "file-path", paths: Array.from({ length: 50 }, (_, index) => "x".repeat(390) + index) },
      "are allowed",
    ],
  ])("%s", (_name, spec, message) => {
    const problem = specProblem(spec);
    if (message === null) expect(problem).toBeNull();
    else expect(problem?.message).toContain(message);
  });

  it("names the place of the fault", () => {
    expect(specProblem({ all: [noPush, { not: { kind: "file-path", paths: [] } }] })?.path).toBe(
      "all.1.not.paths",
    );
  });

  it("refuses what has no JSON", () => {
    const cycle: Record<string, unknown> = {};
    cycle.not = cycle;
    expect(specProblem(cycle)?.message).toContain("not readable");
  });
});
