import { fileMoment } from "../cases";
import { globKeys } from "../file-index";
import type { VerifierKind } from "../verifier";
import { codePatternRelatedKey, extensionsOf, runCodePattern } from "./run";
import { type CodePatternSpec, codePatternSpec } from "./spec";

const noLog: CodePatternSpec = {
  kind: "code-pattern",
  language: "TypeScript",
  patterns: ["console.log($$$)"],
  notInside: "catch_clause",
};

export const codePatternKind: VerifierKind<CodePatternSpec> = {
  kind: "code-pattern",
  title: "Code pattern",
  spec: codePatternSpec,
  points: ["action_requested", "action_finished"],
  actionKinds: ["file_change", "shell_command"],
  run: runCodePattern,
  explain: (spec) => ({
    when: `The agent writes ${spec.language} to ${
      spec.paths?.join(", ") ??
      extensionsOf(spec)
        .map((one) => `*.${one}`)
        .join(", ")
    }.`,
    stops: spec.patterns.map((pattern) => (spec.inside ? `${pattern} inside of ${spec.inside}` : pattern)),
    passes: [
      "code that was there before",
      "comments and strings",
      ...(spec.notInside ? [`the same inside of ${spec.notInside}`] : []),
      ...(spec.except ?? []),
    ],
    unchecked:
      "Not checked where the package @ast-grep/napi is missing: then nothing is stopped, and nothing counts as passed. heed doctor tells.",
  }),
  index: (spec) => ({
    file: globKeys(spec.paths?.length ? spec.paths : extensionsOf(spec).map((one) => `*.${one}`)),
  }),
  relatedKey: codePatternRelatedKey,
  // What it stops takes the package; code-pattern/run.test.ts has those cases.
  cases: {
    stop: [],
    pass: [
      { name: "other language", spec: noLog, moment: fileMoment({ path: "a.py", added: "console.log(1)" }) },
      { name: "deleted", spec: noLog, moment: fileMoment({ path: "a.ts", op: "delete" }) },
    ],
    undecided: [
      { name: "not the whole file", spec: noLog, moment: fileMoment({ path: "a.ts", added: "x();" }) },
    ],
  },
};
