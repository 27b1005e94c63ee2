import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { VerifierSpec } from "../rule/schema";
import { evidenceText } from "./evidence";
import { RUNNERS } from "./runners";
import { MAX_SPEC_DEPTH, partsOf } from "./spec-parts";
import type { Finding, Verdict } from "./verifier";

const SILENT: Finding = { verdict: "satisfied", relevant: false };
/** Kinds of a newer version, and what is no spec at all. */
const UNKNOWN: Finding = { verdict: "undecided", relevant: false };

/**
 * Judges a moment by a spec or a combination of specs, with three values. `all`: violated by any part · `any`:
 * satisfied by any part · `not`: satisfied by a violated part. Parts without a say do not count; when none has one,
 * the combination has none. Never throws: what is malformed, unknown or fails is `undecided`.
 */
export function runSpec(spec: VerifierSpec, moment: Moment, context: EnforcementContext): Finding {
  return runAt(spec, moment, context, 0);
}

function runAt(spec: VerifierSpec, moment: Moment, context: EnforcementContext, depth: number): Finding {
  const tree = partsOf(spec);
  if (tree === null || depth > MAX_SPEC_DEPTH) return UNKNOWN;
  if (tree.join === null) return runLeaf(tree.leaf, moment, context);
  const findings = tree.parts.map((part) => runAt(part, moment, context, depth + 1));
  if (tree.join === "not") return negated(findings[0] ?? UNKNOWN, moment);
  const strongest: Verdict = tree.join === "all" ? "violated" : "satisfied";
  return joined(findings, [strongest, "undecided", strongest === "violated" ? "satisfied" : "violated"]);
}

function runLeaf(leaf: { kind: string }, moment: Moment, context: EnforcementContext): Finding {
  const run = Object.hasOwn(RUNNERS, leaf.kind) ? RUNNERS[leaf.kind] : undefined;
  if (!run) return UNKNOWN;
  try {
    return run(leaf, moment, context);
  } catch {
    return { verdict: "undecided", relevant: true };
  }
}

/** The first verdict of the order that any part has; a part nobody knows counts beside one that has a say. */
function joined(findings: readonly Finding[], order: readonly Verdict[]): Finding {
  if (!findings.some(({ relevant }) => relevant)) return findings.includes(UNKNOWN) ? UNKNOWN : SILENT;
  const counted = findings.filter((finding) => finding.relevant || finding === UNKNOWN);
  const verdict = order.find((one) => counted.some((finding) => finding.verdict === one)) ?? "undecided";
  const deciding = counted.filter((finding) => finding.verdict === verdict);
  const evidence = [...new Set(deciding.flatMap((finding) => finding.evidence ?? []))].join("; ");
  const unchecked = deciding.every((finding) => finding.unchecked) ? deciding[0]?.unchecked : undefined;
  return {
    verdict,
    relevant: true,
    ...(evidence === "" ? {} : { evidence: evidenceText(evidence) }),
    ...(unchecked ? { unchecked } : {}),
  };
}

function negated(finding: Finding, moment: Moment): Finding {
  if (!finding.relevant || finding.verdict === "undecided") return finding;
  if (finding.verdict === "violated") return { ...finding, verdict: "satisfied" };
  return {
    verdict: "violated",
    relevant: true,
    evidence: evidenceText(finding.evidence ?? shownAct(moment)),
  };
}

/** What happened, where no part has caught anything of it. */
function shownAct(moment: Moment): string {
  if (moment.point === "turn_finished") return moment.message || "end of the turn";
  const { action } = moment;
  if (action.kind === "shell_command") return action.command;
  if (action.kind === "mcp") return `${action.server}/${action.tool}`;
  if (action.kind === "web") return action.url ?? action.query ?? "web";
  return action.kind === "other" ? action.tool : action.path;
}
