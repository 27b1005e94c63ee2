import { stableJson } from "../rule/content-hash";
import type { BundleSourceRule } from "./build";

/**
 * Numbers of the rules that win over weaker ones on the same claim (learning.md section 5, across
 * layers): project blocker, then personal, then project, then personal for all projects. A rule
 * with a condition never masks one without: outside of the condition the other still counts.
 * @returns id of the masked rule → number of the winner
 */
export function maskedNumbers(rules: readonly BundleSourceRule[]): Map<string, string> {
  const byClaim = new Map<string, BundleSourceRule[]>();
  for (const rule of rules) {
    const key = `${rule.claim.topic}\u0000${rule.claim.subject.toLowerCase()}`;
    const group = byClaim.get(key);
    if (group) group.push(rule);
    else byClaim.set(key, [rule]);
  }
  const masked = new Map<string, string>();
  for (const group of byClaim.values()) {
    for (const weak of group) {
      const winner = group
        .filter((strong) => layerStrength(strong) > layerStrength(weak) && covers(strong, weak))
        .sort((a, b) => layerStrength(b) - layerStrength(a))[0];
      if (winner) masked.set(weak.id, winner.number);
    }
  }
  return masked;
}

/** Which of two rules on one claim counts: higher is stronger. */
export function layerStrength(rule: Pick<BundleSourceRule, "layer" | "severity" | "scope">): number {
  if (rule.layer === "project") return rule.severity === "blocker" ? 4 : 2;
  return rule.scope === "global" ? 1 : 3;
}

function covers(strong: BundleSourceRule, weak: BundleSourceRule): boolean {
  if (strong.session !== undefined && strong.session !== weak.session) return false;
  const { taskWords: _words, condition, ...limits } = strong.applicability;
  const isFree =
    !condition && Object.values(limits).every((limit) => limit === undefined || limit.length === 0);
  return isFree || stableJson(strong.applicability) === stableJson(weak.applicability);
}
