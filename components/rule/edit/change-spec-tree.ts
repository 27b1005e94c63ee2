import type { VerifierSpec } from "@/core/rule/schema";
import { joinSpecs, readSpecTree } from "./spec-tree";

export type Join = "all" | "any" | "not";

/** The check combined with another one; a check that is `all` or `any` already takes it as one more part. */
export function addPart(spec: VerifierSpec, part: VerifierSpec): VerifierSpec {
  const tree = readSpecTree(spec);
  if (tree.join === "all") return { all: [...tree.parts, part] };
  if (tree.join === "any") return { any: [...tree.parts, part] };
  return { all: [spec, part] };
}

/** Another way of combining; only one part can have an opposite, so several are put into a group of their own. */
export function changeJoin(spec: VerifierSpec, join: Join): VerifierSpec {
  const tree = readSpecTree(spec);
  if (tree.join === join) return spec;
  const parts = tree.join === null ? [spec] : tree.parts;
  const [only] = parts;
  if (join !== "not") return join === "all" ? { all: parts } : { any: parts };
  return { not: parts.length === 1 && only ? only : spec };
}

/** A group without one of its parts; a group of one is that one, and of none nothing. */
export function removePart(spec: VerifierSpec, position: number): VerifierSpec | null {
  const tree = readSpecTree(spec);
  if (tree.join === null || tree.join === "not") return null;
  const parts = tree.parts.filter((_, at) => at !== position);
  if (parts.length <= 1) return parts[0] ?? null;
  return joinSpecs(tree.join, parts);
}

/** A group with one of its parts one place up (−1) or down (+1); at the end nothing moves. */
export function movePart(spec: VerifierSpec, position: number, by: -1 | 1): VerifierSpec {
  const tree = readSpecTree(spec);
  const target = position + by;
  if (tree.join === null || target < 0 || target >= tree.parts.length) return spec;
  const parts = [...tree.parts];
  const [moved] = parts.splice(position, 1);
  if (moved) parts.splice(target, 0, moved);
  return joinSpecs(tree.join, parts) ?? spec;
}

/** A group with one of its parts replaced. */
export function replacePart(spec: VerifierSpec, position: number, part: VerifierSpec): VerifierSpec {
  const tree = readSpecTree(spec);
  if (tree.join === null) return spec;
  const parts = tree.parts.map((other, at) => (at === position ? part : other));
  return joinSpecs(tree.join, parts) ?? spec;
}
