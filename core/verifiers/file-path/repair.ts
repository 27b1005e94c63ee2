import type { Moment } from "../../enforcement/schema";
import type { FileChange } from "../../hook-event/schema";
import { fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { Misjudged, Repaired, Repairer } from "../repair";
import type { FilePathSpec } from "./spec";

/** Such a path would be read as a glob. */
const GLOB_SIGNS = /[*?[\]{}()!]/;

const DONE = { create: "created", modify: "changed", delete: "deleted" } as const;

/** Mends what a recipe made of files: an accepted file is left out, an act that was corrected is added. */
export const repairFilePath: Repairer<FilePathSpec> = {
  judge: (spec, misjudged) =>
    misjudged.expected === "pass" ? leaveOut(spec, misjudged) : addOp(spec, misjudged),
};

/** The very file that the person accepted, unless it is the one that was corrected. */
function leaveOut(spec: FilePathSpec, { moment, counter }: Misjudged): Repaired<FilePathSpec> | null {
  const corrected = new Set(changesOf(counter).map(({ path }) => path));
  const path = changesOf(moment).find((change) => isAt(spec, change) && !corrected.has(change.path))?.path;
  if (path === undefined || GLOB_SIGNS.test(path)) return null;
  return { spec: { ...spec, except: [...(spec.except ?? []), path] }, change: `\`${path}\` passes.` };
}

function addOp(spec: FilePathSpec, { moment }: Misjudged): Repaired<FilePathSpec> | null {
  const { ops } = spec;
  if (!ops) return null;
  const change = changesOf(moment).find((one) => isAt(spec, one) && !ops.some((op) => op === opOf(one)));
  if (!change) return null;
  const op = opOf(change);
  return { spec: { ...spec, ops: [...ops, op] }, change: `Stops as well when a file is ${DONE[op]}.` };
}

function isAt({ paths, except = [] }: FilePathSpec, { path }: FileChange): boolean {
  return matchesAnyGlob(paths, path) && !matchesAnyGlob(except, path);
}

/** Moving creates a file. */
function opOf({ op }: FileChange): keyof typeof DONE {
  return op === "move" ? "create" : op;
}

function changesOf(moment: Moment | null): readonly FileChange[] {
  return moment === null || moment.point === "turn_finished" ? [] : fileChangesOf(moment.action);
}
