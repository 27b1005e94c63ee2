import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../rule/schema";
import "../verifiers/regex-engine";
import { judgeTrial } from "./judge-trial";
import { type Trial, trialSchema } from "./schema";
import { titleTrial } from "./title-trial";

const NOW = 1_700_000_000_000;
const trial = (input: unknown): Trial => trialSchema.parse(input);
const noPrint = { kind: "file-content", calls: ["print"], paths: ["src/**"] };
const noVendor = { kind: "file-path", paths: ["vendor/"] };
const tested = {
  kind: "required-step",
  trigger: { changed: ["src/**"] },
  step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
  before: "finish",
};
const judge = (verifier: Parameters<typeof judgeTrial>[0]["verifier"], input: unknown) =>
  judgeTrial({ verifier, applicability: EVERYWHERE }, trial(input), NOW);

describe("judgeTrial", () => {
  it("judges every file of a patch, and the worst counts", () => {
    const patch = [
      "diff --git a/docs/a.py b/docs/a.py",
      "--- a/docs/a.py",
      "+++ b/docs/a.py",
      "@@ -1 +1,2 @@",
      " x",
      "+print(1)",
      "--- a/src/b.py",
      "+++ b/src/b.py",
      "@@ -0,0 +1 @@",
      "+print(2)",
    ].join("\n");
    expect(judge(noPrint, { kind: "patch", patch })).toMatchObject({ got: "stop", relevant: true });
    expect(
      judge(noPrint, {
        kind: "patch",
        patch: patch.replace("src/b.py", "lib/b.py").replace("src/b.py", "lib/b.py"),
      }),
    ).toMatchObject({
      got: "pass",
    });
  });

  it("reads the patch format of Codex as well", () => {
    const patch = "*** Begin Patch\n*** Add File: vendor/x.js\n+1\n*** End Patch";
    expect(judge(noVendor, { kind: "patch", patch })).toMatchObject({ got: "stop" });
  });

  it("judges the end of a turn by what happened earlier in the task", () => {
    expect(judge(tested, { kind: "finish", earlier: "src/a.ts" })).toMatchObject({ got: "stop" });
    expect(judge(tested, { kind: "finish", earlier: "src/a.ts\n$ npm test" })).toMatchObject({ got: "pass" });
  });

  it("knows files that the task made", () => {
    const noLogs = { kind: "workspace-state", leftovers: ["*.log"] };
    expect(judge(noLogs, { kind: "finish", earlier: "+ debug.log" })).toMatchObject({ got: "stop" });
    expect(judge(noLogs, { kind: "finish", earlier: "+ debug.log\n$ rm debug.log" })).toMatchObject({
      got: "pass",
    });
  });

  it("says of a prompt whether the rule is brought up, also without a check", () => {
    const applicability = { ...EVERYWHERE, taskWords: ["release"] };
    const asked = (prompt: string) =>
      judgeTrial({ verifier: null, applicability }, trial({ kind: "prompt", prompt }), NOW).got;
    expect(asked("prepare the release")).toBe("stop");
    expect(asked("fix the button")).toBe("pass");
  });

  it("leaves alone what the rule is not about", () => {
    const onlyWeb = { ...EVERYWHERE, paths: ["web/**"] };
    const input = trial({ kind: "file", path: "vendor/a.js", op: "create" });
    expect(judgeTrial({ verifier: noVendor, applicability: onlyWeb }, input, NOW)).toEqual({
      got: "pass",
      relevant: false,
      evidence: null,
    });
  });
});

it("names a trial in one line, with what came before", () => {
  expect(titleTrial(trial({ kind: "command", command: "git\n push", earlier: "a.ts\n$ npm test" }))).toBe(
    "git push (after a.ts, $ npm test)",
  );
});
