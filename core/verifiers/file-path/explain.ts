import type { Explanation } from "../verifier";
import type { FilePathSpec } from "./spec";

const VERBS = { create: "creating", modify: "changing", delete: "deleting", read: "reading" } as const;

export function explainFilePath(spec: FilePathSpec): Explanation {
  const ops = spec.ops ?? ["create", "modify", "delete"];
  const verbs = spec.rewrites ? "rewriting as a whole" : ops.map((op) => VERBS[op]).join(", ");
  const passes: string[] = [];
  if (spec.place?.length) passes.push(`files in ${spec.place.join(", ")}`);
  if (spec.style) passes.push(`names in ${spec.style}`);
  if (spec.except?.length) passes.push(spec.except.join(", "));
  if (!ops.includes("read")) passes.push("reading these files");
  if (!ops.includes("modify")) passes.push("changing files that exist");
  return {
    when: `The agent touches ${spec.outside ? "a file outside of the repository" : spec.paths.join(", ")}, by its tools or by a shell command.`,
    stops: spec.paths.map((glob) => `${verbs} ${glob}`),
    passes,
  };
}
