import type { FactSource } from "./schema";

/** Weight of the first impression, in observations (learning.md section 3). */
export const PRIOR_WEIGHT = 4;
/** A fact below this is retired: kept and visible, but no longer told (learning.md section 3). */
export const RETIRE_BELOW = 0.35;

export type Observations = { initial: number; confirmations: number; contradictions: number };

/**
 * Mean of a Beta distribution whose prior counts as four observations: `(c0·4 + yes) / (4 + yes + no)`.
 * @param observations initial confidence 0 to 1; counts that are not negative
 */
export function betaMean({ initial, confirmations, contradictions }: Observations): number {
  return (initial * PRIOR_WEIGHT + confirmations) / (PRIOR_WEIGHT + confirmations + contradictions);
}

/** Confidence of a fact now: user-stated and imported facts do not move, the others follow what is observed. */
export function currentConfidence(source: FactSource, observations: Observations): number {
  return source === "inferred" || source === "corrected" ? betaMean(observations) : observations.initial;
}

export function isRetired(confidence: number): boolean {
  return confidence < RETIRE_BELOW;
}

export type Claimant = {
  source: FactSource;
  confidence: number /** Milliseconds since the epoch. */;
  at: number;
};

const PRECEDENCE: Record<FactSource, number> = { user_stated: 2, corrected: 1, inferred: 0, imported: 0 };

/**
 * Which of two facts of one person and scope that contradict each other holds: user-stated over all others whatever
 * the numbers, a newer user-stated over an older one; else the more confident, else the newer.
 */
export function outranks(newcomer: Claimant, holder: Claimant): boolean {
  const [mine, theirs] = [PRECEDENCE[newcomer.source], PRECEDENCE[holder.source]];
  if (mine === 2 || theirs === 2) return mine === theirs ? newcomer.at >= holder.at : mine > theirs;
  if (newcomer.confidence !== holder.confidence) return newcomer.confidence > holder.confidence;
  return newcomer.at >= holder.at;
}
