import type { Severity } from "../rule/schema";

const DAY = 24 * 60 * 60 * 1000;
/** Occurrences lose half of their weight in 30 days (learning.md section 6). */
export const HALF_LIFE_DAYS = 30;
/** Occurrences from which a family stands in the block that every session sees; minor ones never do. */
const STANDING_FROM: Record<Severity, number> = {
  minor: Number.POSITIVE_INFINITY,
  major: 3,
  critical: 2,
  blocker: 1,
};
const SEVERITY_ORDER: readonly Severity[] = ["minor", "major", "critical", "blocker"];
/** Complaints about one thing that lift its severity by one step. */
const REPEATED_FROM = 3;

/** Key of a family: the topic with its method class, e.g. `push/forbid` (learning.md section 6). */
export function familyKey(topic: string, methodClass: string): string {
  return `${topic}/${methodClass}`;
}

/**
 * Decayed count of occurrences: each counts `0.5 ^ (age / 30 days)`.
 * @param times of the occurrences, milliseconds since the epoch
 * @param now milliseconds since the epoch; occurrences after it count whole
 */
export function weightedCount(times: readonly number[], now: number): number {
  return times.reduce((sum, at) => sum + 0.5 ** (Math.max(0, now - at) / (HALF_LIFE_DAYS * DAY)), 0);
}

/** Whether a family stands in the block of every session. */
export function entersStandingBlock(severity: Severity, occurrences: number): boolean {
  return occurrences >= STANDING_FROM[severity];
}

/** The graver of two severities. */
export function graver(a: Severity, b: Severity): Severity {
  return SEVERITY_ORDER.indexOf(a) >= SEVERITY_ORDER.indexOf(b) ? a : b;
}

/**
 * Severity of a family from its harm: destructive or security-relevant areas start high, lost work makes it
 * critical, and being said three times lifts a minor one. An edit by a person stands above all of this.
 */
export function severityOfFamily({
  base,
  lostWork,
  occurrences,
}: {
  base: Severity;
  lostWork: boolean;
  occurrences: number;
}): Severity {
  const harmed = lostWork ? graver(base, "critical") : base;
  return occurrences >= REPEATED_FROM ? graver(harmed, "major") : harmed;
}

export type FamilyRank = { severity: Severity; weight: number; lastRecurredAt: number | null };

/** Order of the standing block: severity, weighted count, last recurrence; negative when `a` comes first. */
export function compareFamilies(a: FamilyRank, b: FamilyRank): number {
  const bySeverity = SEVERITY_ORDER.indexOf(b.severity) - SEVERITY_ORDER.indexOf(a.severity);
  if (bySeverity !== 0) return bySeverity;
  return b.weight - a.weight || (b.lastRecurredAt ?? 0) - (a.lastRecurredAt ?? 0);
}
