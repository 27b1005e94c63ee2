import { describe, expect, it } from "vitest";
import { commandExample, commandExamples, fileExample } from "../recipes/examples";
import type { VerifierSpec } from "../rule/schema";
import { verifyWithRepairs } from "./verify-with-repairs";

const git = (...forbid: object[]): VerifierSpec => ({ kind: "shell-command", forbid });
const PUSH = { program: ["git"], subcommand: ["push"] };
const FORCE = { ...PUSH, flags: ["--force|-f"] };

describe("a check that stops what the person accepted is made narrower", () => {
  const given = {
    stop: commandExamples(["git push"]),
    pass: commandExamples(["git status"]),
    observedStop: commandExample("git push origin main"),
  };

  it("by an option that only the accepted act has; problem and change stand in the report", () => {
    const { verifier, report } = verifyWithRepairs({
      ...given,
      ...{ verifier: git(PUSH), observedPass: commandExample("git push --dry-run origin main") },
    });
    expect(verifier).toEqual(git({ ...PUSH, exceptFlags: ["--dry-run"] }));
    expect(report).toMatchObject({
      ...{ passed: true, replayAgreement: true },
      repairs: [
        {
          stage: "replay",
          problem: "“git push --dry-run origin main” must pass but would stop.",
          change: "`git` passes with `--dry-run`.",
        },
      ],
    });
  });

  it("by a sub-command, where the check names none", () => {
    const { verifier, report } = verifyWithRepairs({
      ...{ stop: commandExamples(["npm install"]), pass: commandExamples(["pnpm add a"]) },
      verifier: git({ program: ["npm"] }),
      observedStop: commandExample("npm install left-pad"),
      observedPass: commandExample("npm test"),
    });
    expect(verifier).toEqual(git({ program: ["npm"], exceptSubcommand: ["test"] }));
    expect(report.repairs?.map(({ change }) => change)).toEqual(["`npm test` passes."]);
  });

  it("and stays rejected where nothing tells the two acts apart", () => {
    const { verifier, report } = verifyWithRepairs({
      ...given,
      ...{ verifier: git(PUSH), observedPass: commandExample("git push origin side") },
    });
    expect(verifier).toEqual(git(PUSH));
    expect(report).toMatchObject({ passed: false });
    expect(report.repairs).toBeUndefined();
  });

  it("by the very file, in a composition too", () => {
    const generated = { kind: "file-path", paths: ["src/gen/"] };
    const all = verifyWithRepairs({
      verifier: { all: [git(PUSH), generated] },
      ...{ stop: [fileExample({ path: "src/gen/a.ts" })], pass: [fileExample({ path: "src/b.ts" })] },
      observedStop: fileExample({ path: "src/gen/client.ts" }),
      observedPass: fileExample({ path: "src/gen/README.md" }),
    });
    expect(all.verifier).toEqual({ all: [git(PUSH), { ...generated, except: ["src/gen/README.md"] }] });
    expect(all.report).toMatchObject({ passed: true, replayAgreement: true });
  });
});

describe("a check that misses what it must stop gets another name", () => {
  const given = {
    ...{ verifier: git(FORCE), stop: commandExamples(["git push --force"]) },
    pass: commandExamples(["git push"]),
  };

  it("another spelling of the forbidden option", () => {
    const { verifier, report } = verifyWithRepairs({
      ...given,
      observedStop: commandExample("git push --force-with-lease origin main"),
    });
    expect(verifier).toEqual(git({ ...PUSH, flags: ["--force|-f|--force-with-lease"] }));
    expect(report).toMatchObject({
      ...{ passed: true, replayAgreement: true },
      repairs: [
        {
          problem: "“git push --force-with-lease origin main” must stop but would pass.",
          change: "`--force-with-lease` is stopped like `--force`.",
        },
      ],
    });
  });

  it("never an option that has nothing to do with it, nor what the check leaves out by name", () => {
    for (const pattern of [FORCE, { ...FORCE, exceptFlags: ["--force-with-lease"] }]) {
      const observedStop = commandExample(
        pattern === FORCE ? "git push --tags origin" : "git push --force-with-lease",
      );
      const { verifier, report } = verifyWithRepairs({ ...given, verifier: git(pattern), observedStop });
      expect(verifier).toEqual(git(pattern));
      expect(report.replayAgreement).toBe(false);
    }
  });

  it("an act on a file that it named no act for", () => {
    const { verifier, report } = verifyWithRepairs({
      verifier: { kind: "file-path", paths: ["migrations/"], ops: ["modify"] },
      stop: [fileExample({ path: "migrations/1.sql", op: "modify" })],
      pass: [fileExample({ path: "src/a.ts", op: "modify" })],
      observedStop: fileExample({ path: "migrations/1.sql", op: "delete" }),
    });
    expect(verifier).toMatchObject({ ops: ["modify", "delete"] });
    expect(report).toMatchObject({ passed: true, replayAgreement: true });
  });
});

describe("a check over a limit", () => {
  it("says the same in fewer patterns", () => {
    const names = Array.from({ length: 50 }, (_, index) => `tool${index}`);
    const { verifier, report } = verifyWithRepairs({
      verifier: git(...names.map((name) => ({ program: [name], subcommand: ["run"] }))),
      ...{ stop: commandExamples(["tool49 run"]), pass: commandExamples(["tool49 list"]) },
    });
    expect(verifier).toEqual(git({ program: names, subcommand: ["run"] }));
    expect(report).toMatchObject({
      passed: true,
      repairs: [{ stage: "schema", change: "50 patterns are joined to 1." }],
    });
  });

  it("that cannot be condensed stays rejected", () => {
    const patterns = Array.from({ length: 50 }, (_, index) => ({
      ...{ program: [`tool${index}`], flags: [`--f${index}`] },
    }));
    const { report } = verifyWithRepairs({ verifier: git(...patterns), stop: [], pass: [] });
    expect(report).toMatchObject({ passed: false });
  });
});

it("repairs at most three times, and a made-up example that must pass is no reason for one", () => {
  const forbid = ["--aaaa", "--bbbb", "--cccc", "--dddd"].map((flag) => ({ ...PUSH, flags: [flag] }));
  const four = verifyWithRepairs({
    verifier: { all: forbid.map((pattern) => git(pattern)) },
    stop: ["--aaaax", "--bbbbx", "--ccccx", "--ddddx"].map((flag) => commandExample(`git push ${flag}`)),
    pass: [],
  });
  expect(four.report).toMatchObject({ passed: false });
  const { verifier } = verifyWithRepairs({
    ...{ verifier: git({ program: ["grep"] }), stop: commandExamples(["grep a"]) },
    pass: commandExamples(["grep -rn docs"]),
  });
  expect(verifier).toEqual(git({ program: ["grep"] }));
});
