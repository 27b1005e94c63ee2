import type { VerifierSpec } from "../rule/schema";

/** How deep combinations may lie in each other. */
export const MAX_SPEC_DEPTH = 6;
export const MAX_SPEC_LEAVES = 20;

type Leaf = { kind: string; [field: string]: unknown };
export type SpecParts = { join: "all" | "any" | "not"; parts: VerifierSpec[] } | { join: null; leaf: Leaf };

/** A spec as a tree of one level; null for what is no spec. */
export function partsOf(spec: unknown): SpecParts | null {
  if (!isObject(spec)) return null;
  if (typeof spec.kind === "string") return { join: null, leaf: spec as Leaf };
  for (const join of ["all", "any"] as const) {
    const parts = spec[join];
    // Parts are looked at one by one when their turn comes.
    if (Array.isArray(parts)) return { join, parts: parts as VerifierSpec[] };
  }
  return isObject(spec.not) ? { join: "not", parts: [spec.not as VerifierSpec] } : null;
}

/** The single specs inside a combination, in order; what is malformed or lies too deep is left out. */
export function leavesOf(spec: VerifierSpec): Leaf[] {
  return leavesAt(spec, 0);
}

function leavesAt(spec: unknown, depth: number): Leaf[] {
  const tree = depth > MAX_SPEC_DEPTH ? null : partsOf(spec);
  if (tree === null) return [];
  return tree.join === null ? [tree.leaf] : tree.parts.flatMap((part) => leavesAt(part, depth + 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
