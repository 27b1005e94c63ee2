import { uuidv7Floor } from "../ids";

export type Month = { year: number; month: number };
export type Partition = { name: string; from: string; to: string };

/** Months ahead of the present one that always have a table, for clocks that run ahead. */
export const MONTHS_AHEAD = 3;

/** The month of a moment, in UTC; `month` counts from 1. */
export function monthOf(date: Date): Month {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Table and range of UUIDv7 of a month: ids are ordered by time, so a month is one range. */
export function partitionOf(month: Month): Partition {
  const next = addMonths(month, 1);
  return {
    name: `hook_events_${month.year}_${String(month.month).padStart(2, "0")}`,
    from: floorOf(Date.UTC(month.year, month.month - 1)),
    to: floorOf(Date.UTC(next.year, next.month - 1)),
  };
}

/** Partitions that must exist: every month that retention reaches back to, and three ahead. */
export function neededPartitions(now: Date, retentionDays: number): Partition[] {
  const oldest = monthOf(new Date(now.getTime() - retentionDays * 86_400_000));
  const last = addMonths(monthOf(now), MONTHS_AHEAD);
  const partitions: Partition[] = [];
  for (let month = oldest; !isAfter(month, last); month = addMonths(month, 1)) {
    partitions.push(partitionOf(month));
  }
  return partitions;
}

/** Month of a partition's name; null for other tables. */
export function monthOfPartition(name: string): Month | null {
  const match = /^hook_events_(\d{4})_(\d{2})$/.exec(name);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : null;
}

export function isAfter(left: Month, right: Month): boolean {
  return left.year * 12 + left.month > right.year * 12 + right.month;
}

/** Version and variant bits are cleared: nothing of that millisecond sorts before it. */
function floorOf(time: number): string {
  return `${uuidv7Floor(time).slice(0, 13)}-0000-0000-000000000000`;
}
