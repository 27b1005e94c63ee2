import type { BundleRule } from "../bundle/schema";
import { matchesSurroundings } from "../rule/applicability";
import { narrowMoment } from "./narrow";
import type { EnforcementContext, Moment } from "./schema";

/**
 * The part of a moment that a rule's parent allows it to see; null when the parent does not count here. All of it for a
 * rule without a parent (learning.md section 5: refinements are active only under their parent's applicability).
 */
export function underParent(rule: BundleRule, moment: Moment, context: EnforcementContext): Moment | null {
  if (!rule.within) return moment;
  return matchesSurroundings(rule.within, context) ? narrowMoment(rule.within, moment) : null;
}
