import type { AgentAction, FileChange } from "../../hook-event/schema";
import { extensionOf } from "../../source/language";
import { type CodeMatcher, codeMatcher } from "../code-matcher";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { Finding, VerifierKind } from "../verifier";
import type { CodePatternSpec } from "./spec";

const SILENT: Finding = { verdict: "satisfied", relevant: false };
const EXTENSIONS: Record<CodePatternSpec["language"], string[]> = {
  JavaScript: ["js", "jsx", "mjs", "cjs"],
  TypeScript: ["ts", "mts", "cts"],
  TSX: ["tsx"],
  HTML: ["html", "htm"],
  CSS: ["css"],
};

/**
 * Judges the resulting code by its syntax tree (enforcement.md section 2, `code-pattern`); only what touches an added
 * line counts. Without the package, and where the resulting file is not known, nothing was checked: `undecided`.
 */
export const runCodePattern: VerifierKind<CodePatternSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished") return SILENT;
  const changes = fileChangesOf(moment.action).filter((change) => isCovered(spec, change));
  if (changes.length === 0) return SILENT;
  const matcher = codeMatcher();
  if (!matcher) return { verdict: "undecided", relevant: true, unchecked: "no-parser" };
  const caught = changes.flatMap((change) => caughtIn(spec, change, matcher)?.text ?? [])[0];
  if (caught !== undefined) return { verdict: "violated", relevant: true, evidence: evidenceText(caught) };
  const unseen = changes.find(({ content, truncated }) => content === undefined || truncated);
  if (unseen) return { verdict: "undecided", relevant: true, evidence: evidenceText(unseen.path) };
  return { verdict: "satisfied", relevant: true };
};

/** The pattern that was found: equal keys mean the same kind of code. */
export function codePatternRelatedKey(spec: CodePatternSpec, action: AgentAction): string | null {
  const matcher = codeMatcher();
  if (!matcher) return null;
  const covered = fileChangesOf(action).filter((change) => isCovered(spec, change));
  return covered.flatMap((change) => caughtIn(spec, change, matcher)?.pattern ?? [])[0] ?? null;
}

/** Extensions of the files that a check without paths is about. */
export function extensionsOf({ language }: CodePatternSpec): string[] {
  return EXTENSIONS[language];
}

function isCovered(spec: CodePatternSpec, { op, path }: FileChange): boolean {
  if (op === "delete" || matchesAnyGlob(spec.except ?? [], path)) return false;
  return spec.paths
    ? matchesAnyGlob(spec.paths, path)
    : EXTENSIONS[spec.language].includes(extensionOf(path));
}

function caughtIn(
  { language, patterns, inside, notInside }: CodePatternSpec,
  { content, addedLines }: FileChange,
  matcher: CodeMatcher,
): { text: string; pattern: string } | null {
  if (content === undefined) return null;
  const lines = content.split("\n");
  const added = new Set(addedLines);
  const name =
    language === "HTML"
      ? "Html"
      : language.replace(/^(TSX|CSS)$/, (word) => `${word[0]}${word.slice(1).toLowerCase()}`);
  for (const pattern of patterns) {
    for (const { text, line } of matcher.find({ language: name, pattern, inside, notInside }, content)) {
      const height = text.split("\n").length;
      if (lines.slice(line, line + height).some((one) => added.has(one))) return { text, pattern };
    }
  }
  return null;
}
