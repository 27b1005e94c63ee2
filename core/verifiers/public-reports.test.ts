import { describe, expect, it } from "vitest";
import { contextOf } from "../compilation/self-verify";
import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { VerifierSpec } from "../rule/schema";
import { fileAction, fileMoment, readAction, shellAction, shellMoment, stepsOf, turnEnd } from "./cases";
import { fileChangesOf } from "./evidence";
import { runSpec } from "./run-spec";
import { specProblem } from "./spec-problem";

/*
 * Faults that people reported of comparable tools, as they would look here. The number is the row of the collection
 * that the product was specified with.
 */
const verdict = (spec: VerifierSpec, moment: Moment, context: Partial<EnforcementContext> = {}) =>
  runSpec(spec, moment, contextOf(context)).verdict;

describe("row 23: a field with a wrong name made a rule that never fires", () => {
  it.each([
    [{ kind: "shell-command", forbidden: [{ program: ["npm"] }] }],
    [{ kind: "shell-command", forbid: [{ programs: ["npm"] }] }],
    [{ kind: "file-path", paths: ["a"], op: ["create"] }],
    [{ kind: "tool-use", tools: ["WebSearch"], use: "never", when: "always" }],
    [{ kind: "text-format", tabs: true }],
  ])("is refused when it is saved: %j", (spec) => {
    expect(specProblem(spec)?.stage).toBe("schema");
  });
});

describe("row 32: files that a patch writes were not seen", () => {
  const noSecrets: VerifierSpec = { kind: "file-path", paths: ["secret*"], ops: ["create"] };
  const patch = (...parts: string[]) =>
    ["apply_patch <<'PATCH'", "*** Begin Patch", ...parts, "*** End Patch", "PATCH"].join("\n");

  it("gives the same verdict for an edit, a patch of the host and a patch of git", () => {
    const diff = "git apply <<'EOF'\n--- /dev/null\n+++ b/secret.txt\n@@ -0,0 +1 @@\n+key\nEOF";
    expect(verdict(noSecrets, fileMoment({ path: "secret.txt", op: "create", added: "key" }))).toBe(
      "violated",
    );
    expect(verdict(noSecrets, shellMoment(patch("*** Add File: secret.txt", "+key")))).toBe("violated");
    expect(verdict(noSecrets, shellMoment(diff))).toBe("violated");
    expect(verdict(noSecrets, shellMoment(patch("*** Update File: secret.txt", "+key")))).toBe("satisfied");
  });

  it("sees every file of one patch, each with its own lines", () => {
    const action = shellAction(patch("*** Add File: a.txt", "+one", "*** Add File: lib/secret.txt", "+two"));
    expect(fileChangesOf(action).map(({ path, addedLines }) => [path, addedLines])).toEqual([
      ["a.txt", ["one"]],
      ["lib/secret.txt", ["two"]],
    ]);
    expect(verdict(noSecrets, { point: "action_requested", action })).toBe("violated");
  });

  it("reads the added lines of a patch like those of an edit", () => {
    const noLog: VerifierSpec = { kind: "file-content", calls: ["console.log"], in: "code" };
    const logs = patch("*** Update File: a.ts", "@@", "-old()", "+console.log(x)");
    expect(verdict(noLog, shellMoment(logs))).toBe("violated");
    const removes = patch("*** Update File: a.ts", "@@", "-console.log(x)", "+done()");
    expect(verdict(noLog, shellMoment(removes))).toBe("satisfied");
  });
});

describe("row 37: words in quotes, messages and heredocs were taken for commands", () => {
  const noDelete: VerifierSpec = {
    kind: "shell-command",
    forbid: [
      { program: ["rm"], flags: ["-r|-R", "-f"] },
      { program: ["git"], subcommand: ["restore", "reset"] },
    ],
  };
  it.each([
    "git commit -m 'docs: say why rm -rf is dangerous'",
    "git commit -m \"$(cat <<'EOF'\nfeat: undo\n\nNever run git reset --hard here.\nEOF\n)\"",
    "cat > NOTES.md <<'EOF'\nTo undo: git restore .\nOr rm -rf build\nEOF",
    "gh issue create --title 'rm -rf fails' --body 'git reset --hard deletes work'",
    "echo \"run 'rm -rf node_modules' and try again\"",
    "grep -rn 'git reset' docs | head",
    "python3 -c 'print(\"rm -rf /\")'",
    "# rm -rf build",
  ])("passes: %s", (line) => {
    expect(verdict(noDelete, shellMoment(line))).toBe("satisfied");
  });
  it.each([
    "git commit -m 'wip' && rm -rf build",
    "cat <<'EOF' | sh\nrm -rf build\nEOF",
    'git commit -m "$(rm -rf build)"',
  ])("still stops: %s", (line) => {
    expect(verdict(noDelete, shellMoment(line))).toBe("violated");
  });
});

describe("row 48: blanks and backslashes in paths", () => {
  const noVendor: VerifierSpec = { kind: "file-path", paths: ["First Last/vendor/"] };
  it.each([
    'rm "First Last/vendor/a.js"',
    "rm First\\ Last/vendor/a.js",
    "cmd /c 'del \"First Last\\vendor\\a.js\"'",
    "pwsh -c 'Remove-Item \"First Last\\vendor\\a.js\"'",
    "cd 'First Last' && touch vendor/b.js",
  ])("stops: %s", (line) => {
    expect(verdict(noVendor, shellMoment(line))).toBe("violated");
  });
  it("passes the same name in parts", () => {
    expect(verdict(noVendor, shellMoment("rm First Last/vendors/a.js"))).toBe("satisfied");
  });
});

describe("row 63: what an earlier step left behind blocked other work", () => {
  const testsFirst: VerifierSpec = {
    kind: "required-step",
    trigger: { changed: ["src/"] },
    step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
    before: "finish",
  };
  const failed = { action: shellAction("npm test"), outcome: "failed" as const, at: 1 };

  it("has no say in a task that changed nothing it is about, whatever failed there", () => {
    expect(runSpec(testsFirst, turnEnd(), contextOf({ steps: [failed] }))).toEqual({
      verdict: "satisfied",
      relevant: false,
    });
    const docs = stepsOf(fileAction({ path: "docs/a.md" }));
    expect(verdict(testsFirst, turnEnd(), { steps: [failed, ...docs] })).toBe("satisfied");
  });

  it("asks only about this task's own steps, and never in plan mode", () => {
    const change = stepsOf(fileAction({ path: "src/a.ts" }));
    expect(verdict(testsFirst, turnEnd(), { steps: [failed, ...change] })).toBe("violated");
    expect(verdict(testsFirst, turnEnd(), { steps: [failed, ...change], planMode: true })).toBe("satisfied");
    expect(verdict(testsFirst, turnEnd(), { steps: [...change, { ...failed, outcome: "ok" }] })).toBe(
      "satisfied",
    );
  });

  it("does not hold a file against the agent that another task read", () => {
    const readFirst: VerifierSpec = {
      kind: "required-step",
      trigger: { changed: ["**"], ops: ["modify"] },
      step: { readsSameFile: true },
      before: "action",
    };
    const edit = fileMoment({ path: "src/a.ts" });
    expect(verdict(readFirst, edit, { steps: stepsOf(readAction("src/b.ts")) })).toBe("violated");
    expect(verdict(readFirst, edit, { steps: stepsOf(readAction("src/a.ts")) })).toBe("satisfied");
  });
});
