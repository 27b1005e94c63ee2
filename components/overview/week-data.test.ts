import { describe, expect, it } from "vitest";
import type { Overview } from "@/core/overview/schema";
import { birthMarkers, plotRows, sumWeeks } from "./week-data";

const week = (start: string, prompts: number, corrections: number, prevented: number) => ({
  ...{ start: new Date(start), prompts, corrections, prevented },
  per100: null,
});
const WEEKS = [week("2026-11-16T00:00:00Z", 150, 12, 0), week("2026-11-23T00:00:00Z", 50, 2, 5)];

function learned(number: string, at: string): Overview["learned"][number] {
  const rule = {
    ...{ id: "00000000-0000-7000-8000-00000000000c", number, statement: "Use pnpm." },
    ...{ layer: "personal" as const, status: "active" as const, mode: "block" as const },
  };
  return { rule, words: null, at: new Date(at) };
}

describe("sumWeeks", () => {
  it("weighs each week by its prompts", () => {
    expect(sumWeeks(WEEKS)).toEqual({ prompts: 200, corrections: 14, prevented: 5, per100: 7 });
  });

  it("has no rate without prompts", () => {
    expect(sumWeeks([week("2026-11-16T00:00:00Z", 0, 0, 0)]).per100).toBeNull();
  });
});

it("names weeks by their Monday", () => {
  expect(plotRows(WEEKS)).toEqual([
    { x: "16 Nov", values: { corrections: 12, prevented: 0 } },
    { x: "23 Nov", values: { corrections: 2, prevented: 5 } },
  ]);
});

describe("birthMarkers", () => {
  it("puts rules of one week on one tick, the oldest first", () => {
    const rules = [learned("R9", "2026-11-22T23:59:59Z"), learned("R8", "2026-11-16T00:00:00Z")];
    expect(birthMarkers(WEEKS, rules)).toEqual([{ x: "16 Nov", label: "R8, R9" }]);
  });

  it("counts what does not fit and leaves out what is older than the plot", () => {
    const rules = ["R1", "R2", "R3"].map((number) => learned(number, "2026-11-23T00:00:00Z"));
    expect(birthMarkers(WEEKS, [...rules, learned("R0", "2026-11-15T12:00:00Z")])).toEqual([
      { x: "23 Nov", label: "R1 +2" },
    ]);
  });
});
