import { findingsIn } from "../cli/src/check/findings";
import type { DiffedFile } from "../cli/src/project/read-diff";
import { testBundle, testRule } from "../core/bundle/test-rules";
import type { VerifierSpec } from "../core/rule/schema";

const FILES = 500;
const RULES = 500;
const LINES = 40;

/** Processor time of `heed check` for 500 changed files against 500 rules, in seconds. */
export function run(): { ratios: { cpuSeconds: number } } {
  timed(10, 10);
  return { ratios: { cpuSeconds: timed(FILES, RULES) } };
}

function timed(files: number, rules: number): number {
  const changed = Array.from({ length: files }, (_, index) => fileOf(index));
  const bundle = testBundle(
    ...Array.from({ length: rules }, (_, index) => testRule(index + 1, { verifier: verifierOf(index) })),
  );
  const start = process.cpuUsage();
  findingsIn(changed, bundle.rules, { root: "/nowhere", branch: "main", now: 0 });
  return process.cpuUsage(start).user / 1e6;
}

function fileOf(index: number): DiffedFile {
  const addedLines = Array.from({ length: LINES }, (_, at) => `const value${at} = read("${index}", ${at});`);
  const content = addedLines.join("\n");
  const path = `packages/p${index % 20}/src/file${index}.ts`;
  return {
    change: { kind: "file_change", path, op: "modify", addedLines, removedLines: [], content },
    lineNumbers: addedLines.map((_, at) => at + 1),
    binary: false,
  };
}

/** All of them have a say in each file, as the rules of one project do. */
function verifierOf(index: number): VerifierSpec {
  switch (index % 5) {
    case 0:
      return { kind: "file-content", calls: [`log${index}`], in: "code" };
    case 1:
      return { kind: "file-path", paths: [`vendor${index}/`] };
    case 2:
      return { kind: "file-content", re: [`TODO${index}\\b`], in: "comments" };
    case 3:
      return { kind: "import", modules: [`package-${index}`] };
    default:
      return { kind: "file-content", texts: [`text ${index}`], paths: ["**/*.ts"] };
  }
}
