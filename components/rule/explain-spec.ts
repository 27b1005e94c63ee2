import { spelledStops } from "@/core/compilation/spelled-stops";
import type { VerifierSpec } from "@/core/rule/schema";
import { verifierKind } from "@/core/verifiers/registry";
import type { Explanation } from "@/core/verifiers/verifier";

export type ExplainedPart = {
  key: string;
  /** Title of the kind, or its bare name where this version does not know it. */
  title: string;
  /** Null: an unknown kind, or fields that its schema refuses. */
  explanation: Explanation | null;
};

export type ExplainedSpec = {
  /** How the parts work together; `mixed` for combinations inside of combinations. */
  join: "single" | "all" | "any" | "mixed";
  parts: ExplainedPart[];
};

/** A check in plain words, whatever it is made of. */
export function explainSpec(spec: VerifierSpec): ExplainedSpec {
  const parts = explainParts(spec, false);
  return {
    join: parts.length > 1 || "not" in spec ? joinOf(spec) : "single",
    parts: parts.map((part, position) => ({ ...part, key: `part-${position}` })),
  };
}

function explainParts(spec: VerifierSpec, negated: boolean): Omit<ExplainedPart, "key">[] {
  if ("all" in spec && Array.isArray(spec.all))
    return spec.all.flatMap((part) => explainParts(part, negated));
  if ("any" in spec && Array.isArray(spec.any))
    return spec.any.flatMap((part) => explainParts(part, negated));
  if ("not" in spec && isSpec(spec.not)) return explainParts(spec.not, !negated);
  return [explainLeaf(spec, negated)];
}

function explainLeaf(spec: VerifierSpec, negated: boolean): Omit<ExplainedPart, "key"> {
  const name = "kind" in spec ? String(spec.kind) : "";
  const kind = verifierKind(name);
  const parsed = kind?.spec.safeParse(spec);
  if (!kind || !parsed?.success) return { title: kind?.title ?? name, explanation: null };
  const plain = kind.explain(parsed.data);
  const said = { ...plain, stops: spelledStops(spec) ?? plain.stops };
  return {
    title: kind.title,
    explanation: negated ? { ...said, stops: said.passes, passes: said.stops } : said,
  };
}

function joinOf(spec: VerifierSpec): ExplainedSpec["join"] {
  if ("all" in spec && Array.isArray(spec.all)) return spec.all.every(isLeaf) ? "all" : "mixed";
  if ("any" in spec && Array.isArray(spec.any)) return spec.any.every(isLeaf) ? "any" : "mixed";
  return "mixed";
}

function isLeaf(spec: VerifierSpec): boolean {
  return "kind" in spec;
}

function isSpec(value: unknown): value is VerifierSpec {
  return typeof value === "object" && value !== null;
}
