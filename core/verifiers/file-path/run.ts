import type { AgentAction } from "../../hook-event/schema";
import { baseName } from "../../shell/paths";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import { hasNameStyle } from "../name-style";
import type { Finding, VerifierKind } from "../verifier";
import type { FilePathSpec } from "./spec";

type Touch = {
  path: string;
  op: "create" | "modify" | "delete" | "read";
  rewrites: boolean;
  outside: boolean;
};

/** Judges which files an action touches, also those a shell line implies. */
export const runFilePath: VerifierKind<FilePathSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished") return { verdict: "satisfied", relevant: false };
  let relevant = false;
  for (const touch of touchesOf(moment.action)) {
    if (!isCovered(spec, touch)) continue;
    relevant = true;
    if (isStopped(spec, touch)) return { verdict: "violated", relevant, evidence: evidenceText(touch.path) };
  }
  return { verdict: "satisfied", relevant } satisfies Finding;
};

/** The first caught glob: equal keys mean the same kind of act. */
export function filePathRelatedKey(spec: FilePathSpec, action: AgentAction): string | null {
  const caught = touchesOf(action).find((touch) => isCovered(spec, touch) && isStopped(spec, touch));
  if (!caught) return null;
  return spec.paths.find((glob) => matchesAnyGlob([glob], caught.path)) ?? caught.path;
}

/** Moving creates a file in one place and takes it away in another. */
function touchesOf(action: AgentAction): Touch[] {
  if (action.kind === "file_read") {
    return [{ path: action.path, op: "read", rewrites: false, outside: action.outside === true }];
  }
  return fileChangesOf(action).flatMap((change) => {
    const outside = change.outside === true;
    const rewrites = change.rewrites === true;
    const op = change.op === "move" ? "create" : change.op;
    const touches: Touch[] = [{ path: change.path, op: rewrites ? "modify" : op, rewrites, outside }];
    if (change.movedFrom)
      touches.push({ path: change.movedFrom, op: "delete", rewrites: false, outside: false });
    return touches;
  });
}

function isCovered(spec: FilePathSpec, touch: Touch): boolean {
  const ops = spec.ops ?? ["create", "modify", "delete"];
  if (!ops.includes(touch.op)) return false;
  // Globs are relative to the repository: files elsewhere concern only rules about elsewhere.
  if ((spec.outside === true) !== touch.outside) return false;
  const path = globbable(touch.path);
  return matchesAnyGlob(spec.paths, path) && !matchesAnyGlob(spec.except ?? [], path);
}

/** Globs have no leading `/`, `~/` or `../`: outside of the repository they are left out. */
function globbable(path: string): string {
  return path.replace(/^(?:[A-Za-z]:)?\/+|^~\/|^(?:\.\.\/)+/, "");
}

function isStopped(spec: FilePathSpec, touch: Touch): boolean {
  if (spec.rewrites && !touch.rewrites) return false;
  if (spec.place && matchesAnyGlob(spec.place, touch.path)) return false;
  return !(spec.style && hasNameStyle(baseName(touch.path), spec.style));
}
