import { verifierKind } from "./registry";
import { MAX_SPEC_DEPTH, MAX_SPEC_LEAVES, partsOf } from "./spec-parts";

/** Longest spec that a version may have, as JSON. */
const MAX_SPEC_LENGTH = 16_384;
const JOINS = ["all", "any", "not"];

export type SpecProblem = {
  /** Which of the stages of enforcement.md section 3 refuses it. */
  stage: "parse" | "schema";
  /** Where, as the form counts: `all.0.forbid`. */
  path: string;
  /** What is wrong and what to write instead. */
  message: string;
};

/**
 * Why a check cannot be saved: not readable, too long, too deep, too many parts, an unknown kind, or fields that its
 * kind refuses. Takes anything and never throws.
 * @returns null when it can be saved
 */
export function specProblem(spec: unknown): SpecProblem | null {
  const length = jsonLength(spec);
  if (length === null) return parse("", "The check is not readable as JSON.");
  if (length > MAX_SPEC_LENGTH)
    return parse(
      "",
      `The check is ${length} characters long; ${MAX_SPEC_LENGTH} are allowed. Split the rule.`,
    );
  const counter = { leaves: 0 };
  const problem = problemAt(spec, [], counter);
  if (problem) return problem;
  if (counter.leaves > MAX_SPEC_LEAVES) {
    return parse(
      "",
      `The check has ${counter.leaves} parts; 1 to ${MAX_SPEC_LEAVES} are allowed. Split the rule.`,
    );
  }
  return null;
}

function problemAt(spec: unknown, path: string[], counter: { leaves: number }): SpecProblem | null {
  const place = path.join(".");
  if (path.length > MAX_SPEC_DEPTH * 2)
    return parse(place, `Combinations lie more than ${MAX_SPEC_DEPTH} deep in each other. Flatten them.`);
  const tree = partsOf(spec);
  if (tree === null)
    return parse(place, "Each part is a check with a kind, or all, any or not of such parts.");
  if (tree.join === null) {
    counter.leaves += 1;
    return leafProblem(tree.leaf, path);
  }
  const extra = Object.keys(spec as object).find((key) => key !== tree.join);
  if (extra !== undefined)
    return parse(place, `“${extra}” cannot stand beside “${tree.join}”. Put it into a part of its own.`);
  if (tree.parts.length === 0) return parse(place, `“${tree.join}” needs at least one part.`);
  for (const [index, part] of tree.parts.entries()) {
    const step = tree.join === "not" ? ["not"] : [tree.join, String(index)];
    const problem = problemAt(part, [...path, ...step], counter);
    if (problem) return problem;
  }
  return null;
}

function leafProblem(leaf: { kind: string; [field: string]: unknown }, path: string[]): SpecProblem | null {
  const place = path.join(".");
  const join = JOINS.find((name) => name in leaf);
  if (join !== undefined)
    return parse(place, `“${join}” cannot stand beside a kind. Put the check into a part of its own.`);
  const kind = verifierKind(leaf.kind);
  if (!kind) {
    const message = `There is no kind of check named “${leaf.kind.slice(0, 80)}”.`;
    return { stage: "schema", path: place, message };
  }
  const parsed = kind.spec.safeParse(leaf);
  if (parsed.success) return null;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join(".") ?? "";
  return {
    stage: "schema",
    path: [...path, ...(field === "" ? [] : [field])].join("."),
    message: `${kind.title}: ${field} ${issue?.message ?? "is not valid"}`.replace(/ +/g, " ").trim(),
  };
}

/** Null for what has no JSON: cycles, nesting without end. */
function jsonLength(spec: unknown): number | null {
  try {
    return JSON.stringify(spec)?.length ?? null;
  } catch {
    return null;
  }
}

function parse(path: string, message: string): SpecProblem {
  return { stage: "parse", path, message };
}
