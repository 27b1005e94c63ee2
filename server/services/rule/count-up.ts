import type { Transaction } from "@/server/db/transaction";

/** How far each counter moves; `recurredAt` is when somebody last had to say the rule again. */
export type RuleCounts = Partial<
  Record<
    "chances" | "fired" | "fixed" | "exhausted" | "exempted" | "falsePositives" | "relapses" | "occurrences",
    number
  >
> & { recurredAt?: Date };

/**
 * Moves the counters of a rule and nothing else. `updated_at` stays: of a shared rule it would tell everybody that a
 * single colleague's agent did something just now (trust.md section 4).
 */
export async function countUp(tx: Transaction, ruleId: string, counts: RuleCounts): Promise<void> {
  const { chances = 0, fired = 0, fixed = 0, exhausted = 0, exempted = 0 } = counts;
  const { falsePositives = 0, relapses = 0, occurrences = 0, recurredAt = null } = counts;
  await tx.$executeRaw`
    update rules set chances = chances + ${chances}, fired = fired + ${fired}, fixed = fixed + ${fixed},
      exhausted = exhausted + ${exhausted}, exempted = exempted + ${exempted},
      false_positives = false_positives + ${falsePositives}, relapses = relapses + ${relapses},
      occurrences = occurrences + ${occurrences},
      last_recurred_at = coalesce(${recurredAt}::timestamptz, last_recurred_at)
    where id = ${ruleId}::uuid`;
}
