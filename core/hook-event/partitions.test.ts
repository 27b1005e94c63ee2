import { describe, expect, it } from "vitest";
import { neededPartitions, partitionOf } from "./partitions";

describe("partitions", () => {
  it("covers retention and three months ahead", () => {
    const names = neededPartitions(new Date("2026-01-15T00:00:00Z"), 90).map(({ name }) => name);
    expect(names).toEqual([
      "hook_events_2025_10",
      "hook_events_2025_11",
      "hook_events_2025_12",
      "hook_events_2026_01",
      "hook_events_2026_02",
      "hook_events_2026_03",
      "hook_events_2026_04",
    ]);
  });

  it("a month ends where the next begins, below every id of that millisecond", () => {
    const december = partitionOf({ year: 2025, month: 12 });
    expect(december.to).toBe(partitionOf({ year: 2026, month: 1 }).from);
    // 2026-01-01T00:00:00Z = 1 767 225 600 000 ms = 0x019b76daa800 in 48 bits.
    expect(december.to).toBe("019b76da-a800-0000-0000-000000000000");
  });
});
