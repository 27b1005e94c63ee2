import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { VerifierSpec } from "../rule/schema";
import { RUNNERS } from "./runners";
import type { Finding } from "./verifier";

const SILENT: Finding = { verdict: "satisfied", relevant: false };

/**
 * Judges a moment by a spec or a combination of specs. `all`: every part must be satisfied ·
 * `any`: one satisfied part is enough · `not`: the part must be violated. Never throws: an
 * unknown kind or a failing evaluator is `undecided`.
 */
export function runSpec(spec: VerifierSpec, moment: Moment, context: EnforcementContext): Finding {
  if (isAll(spec)) return runAll(spec.all, moment, context);
  if (isAny(spec)) return runAny(spec.any, moment, context);
  if (isNot(spec)) return negated(runSpec(spec.not, moment, context));
  const run = RUNNERS[String(spec.kind)];
  if (!run) return { verdict: "undecided", relevant: false };
  try {
    return run(spec, moment, context);
  } catch {
    return { verdict: "undecided", relevant: true };
  }
}

/** The single specs inside a combination, in order. */
export function leavesOf(spec: VerifierSpec): { kind: string; [field: string]: unknown }[] {
  if (isAll(spec)) return spec.all.flatMap(leavesOf);
  if (isAny(spec)) return spec.any.flatMap(leavesOf);
  if (isNot(spec)) return leavesOf(spec.not);
  return [spec];
}

function runAll(specs: readonly VerifierSpec[], moment: Moment, context: EnforcementContext): Finding {
  const findings = specs.map((spec) => runSpec(spec, moment, context)).filter((finding) => finding.relevant);
  return (
    findings.find((finding) => finding.verdict === "violated") ??
    findings.find((finding) => finding.verdict === "undecided") ??
    findings[0] ??
    SILENT
  );
}

function runAny(specs: readonly VerifierSpec[], moment: Moment, context: EnforcementContext): Finding {
  const findings = specs.map((spec) => runSpec(spec, moment, context)).filter((finding) => finding.relevant);
  return (
    findings.find((finding) => finding.verdict === "satisfied") ??
    findings.find((finding) => finding.verdict === "undecided") ??
    findings[0] ??
    SILENT
  );
}

function negated(finding: Finding): Finding {
  if (!finding.relevant || finding.verdict === "undecided") return finding;
  return { ...finding, verdict: finding.verdict === "violated" ? "satisfied" : "violated" };
}

function isAll(spec: VerifierSpec): spec is { all: VerifierSpec[] } {
  return "all" in spec && Array.isArray(spec.all);
}

function isAny(spec: VerifierSpec): spec is { any: VerifierSpec[] } {
  return "any" in spec && Array.isArray(spec.any);
}

function isNot(spec: VerifierSpec): spec is { not: VerifierSpec } {
  return "not" in spec && typeof spec.not === "object" && spec.not !== null;
}
