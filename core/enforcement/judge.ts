import type { BundleRule } from "../bundle/schema";
import { matchesSurroundings } from "../rule/applicability";
import { runSpec } from "../verifiers/run-spec";
import type { Finding } from "../verifiers/verifier";
import { narrowMoment } from "./narrow";
import type { EnforcementContext, Moment } from "./schema";
import { underParent } from "./under-parent";

/** What a rule makes of a moment; null when the rule has no say at all. */
export function judge(rule: BundleRule, moment: Moment, context: EnforcementContext): Finding | null {
  if (!rule.verifier || rule.maskedBy) return null;
  if (rule.scope === "session" && rule.session !== context.session) return null;
  if (!matchesSurroundings(rule.applicability, context)) return null;
  const place = underParent(rule, moment, context);
  const narrowed = place && narrowMoment(rule.applicability, place);
  if (!narrowed) return null;
  const finding = runSpec(rule.verifier, narrowed, context);
  if (!finding.relevant) return null;
  // enforcement.md section 5: for a blocker, not knowing counts as breaking it; where nobody can look, nobody is held.
  if (finding.verdict === "undecided" && rule.severity === "blocker" && !finding.unchecked)
    return { ...finding, verdict: "violated" };
  return finding;
}
