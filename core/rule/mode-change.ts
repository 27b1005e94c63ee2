import type { EnforcementMode, Tier } from "./schema";

/** Above this share of wrong or allowed stops a milder mode is proposed (enforcement.md section 4). */
const NOISE_SHARE = 0.2;
/** Days on which it stopped something, before a share of them says anything. */
const MIN_DAYS = 3;

/**
 * What a mode is judged by, since it was set. Days, not stops: counters are client claims, of which at most one per
 * person, rule and day counts (trust.md section 8).
 */
export type ModeFacts = {
  mode: EnforcementMode;
  tier: Tier;
  /** The check caught the very act that was complained about. */
  replayAgreement: boolean;
  /** Of the present version; null when none was run. */
  backtestPassed: boolean | null;
  /** Days on which it stopped or reminded. */
  firedDays: number;
  /** Of these, days with a stop that was marked wrong or allowed. */
  badDays: number;
  /** Days on which the person had to say it again. */
  relapseDays: number;
};

/**
 * A stricter mode that a rule has earned, or null. It has to have failed the person, and only an exact check with
 * replay agreement, and no failed backtest, is proposed for `block`.
 */
export function promotionOf(facts: ModeFacts): EnforcementMode | null {
  const { mode, relapseDays } = facts;
  if (relapseDays === 0 || mode === "block" || demotionOf(facts) !== null) return null;
  if (mayBlock(facts)) return "block";
  return mode === "observe" ? "remind" : null;
}

/** A milder mode for a rule that is wrong too often, or null. */
export function demotionOf({ mode, firedDays, badDays }: ModeFacts): EnforcementMode | null {
  if (mode === "observe" || firedDays < MIN_DAYS || badDays / firedDays <= NOISE_SHARE) return null;
  return mode === "block" ? "remind" : "observe";
}

/** Whether a rule may be proposed for `block` (enforcement.md sections 3 and 4). */
export function mayBlock({
  tier,
  replayAgreement,
  backtestPassed,
}: Pick<ModeFacts, "tier" | "replayAgreement" | "backtestPassed">): boolean {
  return tier === "deterministic" && replayAgreement && backtestPassed !== false;
}
