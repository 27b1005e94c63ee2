import type { RULE_HEALTH_FILTERS } from "@/core/rule/input";
import type { RuleHealth } from "@/core/rule/output";

/** The one word for a rule's counts, the worst first; the same limits as the filter of the list. */
export function readHealth(health: RuleHealth): (typeof RULE_HEALTH_FILTERS)[number] {
  if (health.falsePositives > 0) return "noisy";
  if (health.relapses > 0) return "relapsing";
  return health.chances === 0 && health.fired === 0 ? "unused" : "working";
}
