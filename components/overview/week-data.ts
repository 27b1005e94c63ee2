import type { PlotMarker, PlotRow } from "@/components/common/plot/plot-data";
import type { Overview } from "@/core/overview/schema";
import { formatDate } from "@/lib/datetime/format";

type Week = Overview["weeks"][number];

const WEEK_MS = 7 * 86_400_000;

/** The weeks together; the rate is null without prompts. */
export function sumWeeks(weeks: readonly Week[]) {
  const total = (field: "prompts" | "corrections" | "prevented") =>
    weeks.reduce((sum, week) => sum + week[field], 0);
  const prompts = total("prompts");
  const corrections = total("corrections");
  const per100 = prompts === 0 ? null : (corrections * 100) / prompts;
  return { prompts, corrections, prevented: total("prevented"), per100 };
}

export function plotRows(weeks: readonly Week[]): PlotRow[] {
  return weeks.map((week) => ({
    x: weekLabel(week.start),
    values: { corrections: week.corrections, prevented: week.prevented },
  }));
}

/** Birthdays of rules at their weeks; those born in one week share a tick. */
export function birthMarkers(weeks: readonly Week[], learned: Overview["learned"]): PlotMarker[] {
  return weeks.flatMap(({ start }) => {
    const born = learned.filter(({ at }) => {
      const age = at.getTime() - start.getTime();
      return age >= 0 && age < WEEK_MS;
    });
    if (born.length === 0) return [];
    const numbers = born.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ rule }) => rule.number);
    const [first, ...others] = numbers;
    const label = numbers.length > 2 ? `${first} +${others.length}` : numbers.join(", ");
    return [{ x: weekLabel(start), label }];
  });
}

/** Weeks begin on Monday, 00:00 UTC, so they are named in UTC. */
function weekLabel(start: Date): string {
  return formatDate(start, "dayMonth", "UTC");
}
