import type { AgentAction, FileChange } from "../../hook-event/schema";
import { languageOf } from "../../source/language";
import { readAdded } from "../added-source";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { VerifierKind } from "../verifier";
import { importedModules, isModule } from "./imported-modules";
import type { ImportSpec } from "./spec";

/** Judges which modules the added lines import. */
export const runImport: VerifierKind<ImportSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished") return { verdict: "satisfied", relevant: false };
  let relevant = false;
  for (const change of fileChangesOf(moment.action)) {
    if (!isCovered(spec, change)) continue;
    relevant = true;
    const caught = caughtIn(spec, change);
    if (caught) return { verdict: "violated", relevant, evidence: evidenceText(caught.line) };
  }
  return { verdict: "satisfied", relevant };
};

export function importRelatedKey(spec: ImportSpec, action: AgentAction): string | null {
  for (const change of fileChangesOf(action)) {
    const caught = isCovered(spec, change) ? caughtIn(spec, change) : null;
    if (caught) return caught.module;
  }
  return null;
}

function isCovered(spec: ImportSpec, change: FileChange): boolean {
  if (change.op === "delete" || !languageOf(change.path)) return false;
  if (spec.paths && !matchesAnyGlob(spec.paths, change.path)) return false;
  return !matchesAnyGlob(spec.except ?? [], change.path);
}

function caughtIn(spec: ImportSpec, change: FileChange): { module: string; line: string } | null {
  const source = readAdded(change);
  const { text } = source;
  // Only what is named in the text can be imported by it: the source of most files is not read.
  if (!spec.modules.some((named) => text.includes(named))) return null;
  for (const { module, at } of importedModules(text, source.marks, change.path)) {
    const named = spec.modules.find((one) => isModule(module, one));
    if (named === undefined) continue;
    const end = text.indexOf("\n", at);
    return { module: named, line: text.slice(at, end === -1 ? undefined : end) };
  }
  return null;
}
