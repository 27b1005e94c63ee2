import type { z } from "zod";
import type { VerifierSpec } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import { specProblem } from "@/core/verifiers/spec-problem";

export type SpecTree =
  | { join: "all" | "any" | "not"; parts: VerifierSpec[] }
  | { join: null; leaf: { kind: string; [field: string]: unknown } };

/** A spec as the form walks it: a combination with its parts, or one check. */
export function readSpecTree(spec: VerifierSpec): SpecTree {
  if ("all" in spec && Array.isArray(spec.all)) return { join: "all", parts: spec.all };
  if ("any" in spec && Array.isArray(spec.any)) return { join: "any", parts: spec.any };
  if ("not" in spec && isSpec(spec.not)) return { join: "not", parts: [spec.not] };
  return { join: null, leaf: { ...spec, kind: "kind" in spec ? String(spec.kind) : "" } };
}

export function joinSpecs(join: "all" | "any" | "not", parts: VerifierSpec[]): VerifierSpec | null {
  if (join === "all") return { all: parts };
  if (join === "any") return { any: parts };
  return parts[0] ? { not: parts[0] } : null;
}

/** Says a schema's complaint in words for people. */
export type SayIssue = (issue: z.core.$ZodIssue) => string;

/** What the kinds' own schemas say about a spec, by dotted path (`all.0.forbid`); empty when it can be saved. */
export function findSpecErrors(
  spec: VerifierSpec,
  say: SayIssue = ({ message }) => message,
  path = "",
): Record<string, string> {
  const tree = readSpecTree(spec);
  if (tree.join !== null) {
    const { join } = tree;
    const all = tree.parts.map((part, position) =>
      findSpecErrors(part, say, joinPath(path, join, ...(join === "not" ? [] : [position]))),
    );
    return Object.assign({}, wholeProblem(spec, path), ...all);
  }
  const parsed = verifierKind(tree.leaf.kind)?.spec.safeParse(tree.leaf);
  if (!parsed || parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [joinPath(path, ...issue.path.map(String)), say(issue)]),
  );
}

/** What no single part can know: too deep, too many, too long. */
function wholeProblem(spec: VerifierSpec, path: string): Record<string, string> {
  const problem = path === "" ? specProblem(spec) : null;
  return problem?.stage === "parse" ? { [problem.path]: problem.message } : {};
}

export function joinPath(...parts: ReadonlyArray<string | number>): string {
  return parts.filter((part) => part !== "").join(".");
}

function isSpec(value: unknown): value is VerifierSpec {
  return typeof value === "object" && value !== null;
}
