import type { AgentAction, FileChange } from "../../hook-event/schema";
import { readAdded } from "../added-source";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { VerifierKind } from "../verifier";
import { type Fault, formatFault } from "./faults";
import type { TextFormatSpec } from "./spec";

/** Files that programs write, and whose lines are no one's choice. */
const GENERATED =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[\w.-]*\.lock|pnpm-lock\.yaml|go\.sum|[^/]*\.(?:min\.\w+|map|svg|snap|csv|tsv|patch|diff|ipynb))$/i;

/** Judges how added text is written (enforcement.md section 2, `text-format`): old lines never count. */
export const runTextFormat: VerifierKind<TextFormatSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished") return { verdict: "satisfied", relevant: false };
  let relevant = false;
  for (const change of fileChangesOf(moment.action)) {
    if (!isCovered(spec, change)) continue;
    relevant ||= hasSay(spec, change);
    const fault = faultOf(spec, change);
    if (fault) return { verdict: "violated", relevant: true, evidence: textOf(change, fault) };
    if (change.truncated) return { verdict: "undecided", relevant, evidence: evidenceText(change.path) };
  }
  return { verdict: "satisfied", relevant };
};

/** What is wrong (`indent`, `quotes` …): equal keys mean the same habit. */
export function textFormatRelatedKey(spec: TextFormatSpec, action: AgentAction): string | null {
  for (const change of fileChangesOf(action)) {
    const fault = isCovered(spec, change) ? faultOf(spec, change) : null;
    if (fault) return fault.about;
  }
  return null;
}

function isCovered(spec: TextFormatSpec, change: FileChange): boolean {
  if (change.op === "delete" || GENERATED.test(change.path)) return false;
  if (spec.paths && !matchesAnyGlob(spec.paths, change.path)) return false;
  return !matchesAnyGlob(spec.except ?? [], change.path);
}

function faultOf(spec: TextFormatSpec, change: FileChange): Fault | null {
  return formatFault(spec, change, readAdded(change));
}

/** Whether anything of the change is what the check looks at, so that passing means something. */
function hasSay(spec: TextFormatSpec, change: FileChange): boolean {
  if (spec.fileName && isNew(change)) return true;
  if ((spec.maxFileLines ?? spec.maxFunctionLines) !== undefined && change.addedLines.length > 0) return true;
  if ((spec.finalNewline || spec.parses) && change.content !== undefined) return true;
  const readsLines = Boolean(spec.indent ?? spec.indentWidth ?? spec.maxLineLength);
  if ((readsLines || spec.noTrailingSpace || spec.noEmoji) && change.addedLines.length > 0) return true;
  return spec.quotes !== undefined && readAdded(change).literals.length > 0;
}

function isNew({ op }: FileChange): boolean {
  return op === "create" || op === "move";
}

function textOf({ path }: FileChange, { what, line }: Fault): string {
  return evidenceText(line === undefined ? `${path}: ${what}` : `${path}: ${what}: ${line}`);
}
