import type { FamilyWeek, OccurrenceKind } from "./schema";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY_MS;

/**
 * Occurrences by week, oldest first, with the empty weeks in between.
 * @param now milliseconds since the epoch; the last week is the one it lies in
 * @param weeks how many
 */
export function countByWeek(
  occurrences: readonly { at: number; kind: OccurrenceKind }[],
  now: number,
  weeks: number,
): FamilyWeek[] {
  const last = mondayOf(now);
  const counted = Array.from({ length: weeks }, (_, back): FamilyWeek => {
    return { week: new Date(last - (weeks - 1 - back) * WEEK_MS), said: 0, relapse: 0, decline: 0 };
  });
  for (const { at, kind } of occurrences) {
    const index = weeks - 1 - (last - mondayOf(at)) / WEEK_MS;
    const week = counted[index];
    if (week) week[kind] += 1;
  }
  return counted;
}

function mondayOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
}
