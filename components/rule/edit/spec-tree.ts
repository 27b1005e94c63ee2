import type { VerifierSpec } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";

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

/** What the kinds' own schemas say about a spec, by dotted path (`all.0.forbid`); empty when it can be saved. */
export function findSpecErrors(spec: VerifierSpec, path = ""): Record<string, string> {
  const tree = readSpecTree(spec);
  if (tree.join !== null) {
    const { join } = tree;
    const all = tree.parts.map((part, position) => findSpecErrors(part, joinPath(path, join, position)));
    return Object.assign({}, ...all);
  }
  const parsed = verifierKind(tree.leaf.kind)?.spec.safeParse(tree.leaf);
  if (!parsed || parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [joinPath(path, ...issue.path.map(String)), issue.message]),
  );
}

export function joinPath(...parts: ReadonlyArray<string | number>): string {
  return parts.filter((part) => part !== "").join(".");
}

function isSpec(value: unknown): value is VerifierSpec {
  return typeof value === "object" && value !== null;
}
