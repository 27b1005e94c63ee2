import { describe, expect, it } from "vitest";
import { compareFamilies, entersStandingBlock, familyKey, severityOfFamily, weightedCount } from "./family";

const DAY = 86_400_000;
const NOW = 1_000 * DAY;

describe("families", () => {
  it("halves the weight of an occurrence in 30 days", () => {
    expect(weightedCount([NOW], NOW)).toBe(1);
    expect(weightedCount([NOW - 30 * DAY, NOW - 60 * DAY], NOW)).toBeCloseTo(0.75, 10);
  });

  it("ranks five new occurrences above 39 old ones", () => {
    const old = weightedCount(new Array<number>(39).fill(NOW - 120 * DAY), NOW);
    expect(old).toBeCloseTo(39 / 16, 10);
    expect(weightedCount(new Array<number>(5).fill(NOW), NOW)).toBeGreaterThan(old);
  });

  it.each([
    ["minor", 99, false],
    ["major", 2, false],
    ["major", 3, true],
    ["critical", 1, false],
    ["critical", 2, true],
    ["blocker", 1, true],
  ] as const)("%s with %i occurrences stands in the block: %s", (severity, occurrences, stands) => {
    expect(entersStandingBlock(severity, occurrences)).toBe(stands);
  });

  it("raises the severity for harm and for repetition, never lowers it", () => {
    expect(severityOfFamily({ base: "minor", lostWork: false, occurrences: 1 })).toBe("minor");
    expect(severityOfFamily({ base: "minor", lostWork: false, occurrences: 3 })).toBe("major");
    expect(severityOfFamily({ base: "minor", lostWork: true, occurrences: 1 })).toBe("critical");
    expect(severityOfFamily({ base: "blocker", lostWork: true, occurrences: 9 })).toBe("blocker");
  });

  it("orders by severity, then weight, then recency", () => {
    const major = { severity: "major", weight: 9, lastRecurredAt: 5 } as const;
    expect(compareFamilies({ severity: "critical", weight: 1, lastRecurredAt: null }, major)).toBeLessThan(0);
    expect(compareFamilies({ ...major, weight: 10 }, major)).toBeLessThan(0);
    expect(compareFamilies({ ...major, lastRecurredAt: 4 }, major)).toBeGreaterThan(0);
    expect(familyKey("push", "forbid")).toBe("push/forbid");
  });
});
