import { describe, expect, it } from "vitest";
import { labelLines, placeMarkers } from "./place-markers";

const xs = Array.from({ length: 12 }, (_, week) => `w${week}`);
const place = (labels: Record<number, string>, width: number) =>
  placeMarkers({
    markers: Object.entries(labels).map(([week, label]) => ({ x: `w${week}`, label })),
    ...{ xs, hasBars: true, width },
  });
const linesOf = (labels: Record<number, string>, width: number) =>
  place(labels, width).map(({ line }) => line);

describe("labels of ticks on a plot", () => {
  it("stand on one line where they have room", () => {
    expect(linesOf({ 0: "R1", 4: "R2 +3", 8: "R9" }, 1000)).toEqual([0, 0, 0]);
  });

  it("of neighbours on a phone stand above each other instead of on each other", () => {
    // 22 pixels a week; “R12 +3” takes 41: 204–245, 226–267, 259–279 and, moved in by 1, 269–310.
    const placed = place({ 8: "R12 +3", 9: "R16 +1", 10: "R20", 11: "R21 +2" }, 310);
    expect(placed.map(({ line }) => line)).toEqual([0, 1, 0, 2]);
    expect(labelLines(placed)).toBe(3);
  });

  it("without room in any line are left to the table, and the tick stays", () => {
    const many = Object.fromEntries(xs.map((_, week) => [week, "confirmed again"]));
    const placed = place(many, 310);
    expect(placed).toHaveLength(12);
    expect(placed.map(({ line }) => line).slice(0, 4)).toEqual([0, 1, 2, null]);
  });

  it("at the edges move inwards, so that none is cut", () => {
    const [first, last] = place({ 0: "confirmed again", 11: "confirmed again" }, 400);
    // 15 letters take 102 pixels; the first place is the middle of 36 to 65.7.
    expect(first?.shift).toBeCloseTo(51 - (36 + 356 / 24), 1);
    expect(last?.shift).toBeLessThan(0);
  });

  it("two on one place are told apart", () => {
    const markers = [
      { x: "w3", label: "said" },
      { x: "w3", label: "said" },
    ];
    const placed = placeMarkers({ markers, xs, hasBars: false, width: 400 });
    expect(new Set(placed.map(({ key }) => key)).size).toBe(2);
    expect(placed.map(({ line }) => line)).toEqual([0, 1]);
  });
});
