import type { AgentAction, FileChange } from "../../hook-event/schema";
import { type AddedSource, readAdded, readResult } from "../added-source";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import { findPattern } from "../regex";
import { onlyRegion } from "../regions";
import type { VerifierKind } from "../verifier";
import { findForbidden, type Hit, mayFind, needsEngine } from "./find";
import type { FileContentSpec } from "./spec";

type Caught = { hit: Hit; line: string };

/** Judges texts that an action adds to files, also by a shell line's redirects and heredocs. */
export const runFileContent: VerifierKind<FileContentSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished") return { verdict: "satisfied", relevant: false };
  let relevant = false;
  for (const change of fileChangesOf(moment.action)) {
    if (!isCovered(spec, change)) continue;
    relevant = true;
    const caught = catchIn(spec, change);
    if (caught) return { verdict: "violated", relevant, evidence: evidenceText(caught.line) };
    if (change.truncated) return { verdict: "undecided", relevant, evidence: evidenceText(change.path) };
  }
  return { verdict: "satisfied", relevant };
};

/** The entry that was found: equal keys mean the same kind of text. */
export function fileContentRelatedKey(spec: FileContentSpec, action: AgentAction): string | null {
  for (const change of fileChangesOf(action)) {
    const caught = isCovered(spec, change) ? catchIn(spec, change) : null;
    if (caught) return caught.hit.entry;
  }
  return null;
}

/** Whether judging this action takes the RE2 engine (see `loadRegexEngine`). */
export function fileContentNeedsRegex(spec: FileContentSpec, action: AgentAction): boolean {
  return fileChangesOf(action).some(
    (change) => isCovered(spec, change) && needsEngine(spec, sourceOf(spec, change).text),
  );
}

function isCovered(spec: FileContentSpec, change: FileChange): boolean {
  if (change.op === "delete") return false;
  if (spec.paths && !matchesAnyGlob(spec.paths, change.path)) return false;
  return !matchesAnyGlob(spec.except ?? [], change.path);
}

function sourceOf(spec: FileContentSpec, change: FileChange): AddedSource {
  return (spec.reads === "result" ? readResult(change) : null) ?? readAdded(change);
}

function catchIn(spec: FileContentSpec, change: FileChange): Caught | null {
  const source = sourceOf(spec, change);
  const { text } = source;
  if (!mayFind(spec, text)) return null;
  const region = spec.in ?? "anywhere";
  const marks = region === "anywhere" ? null : source.marks;
  // Prose has neither code nor comments: a rule about code is silent there.
  if (region !== "anywhere" && !marks) return null;
  let readable = marks && region !== "anywhere" ? onlyRegion(text, marks, region) : text;
  for (let hit = findForbidden(spec, readable); hit; hit = findForbidden(spec, readable)) {
    const start = text.lastIndexOf("\n", hit.at - 1) + 1;
    const next = text.indexOf("\n", hit.at);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, end);
    if (!(spec.notRe ?? []).some((pattern) => findPattern(pattern, line))) return { hit, line };
    readable = readable.slice(0, start) + " ".repeat(end - start) + readable.slice(end);
  }
  return null;
}
