import { describe, expect, it } from "vitest";
import { APART_PAIRS, SAME_PAIRS, scaled, scaleTo } from "./calibration";

const isSame = (a: string, b: string) => SAME_PAIRS.some(([x, y]) => x === a && y === b);
const model = (same: number, apart: number) => (a: string, b: string) => (isSame(a, b) ? same : apart);

describe("another model's likeness on the scale of the local one", () => {
  it("what is alike and what is apart fall on each other", () => {
    const scale = scaleTo(model(0.8, 0.1), model(0.9, 0.7));
    expect(scale?.slope).toBeCloseTo(3.5);
    expect(scale && scaled(scale, 0.9)).toBeCloseTo(0.8);
    expect(scale && scaled(scale, 0.7)).toBeCloseTo(0.1);
    expect(scale && scaled(scale, 0.2)).toBe(-1);
  });

  it("a model that tells nothing apart is not used", () => {
    expect(scaleTo(model(0.8, 0.1), model(0.7, 0.69))).toBeNull();
  });

  it("the pairs are as many of each, and no text is in both kinds of one pair", () => {
    expect(SAME_PAIRS).toHaveLength(APART_PAIRS.length);
    for (const [a, b] of APART_PAIRS) expect(isSame(a, b)).toBe(false);
  });
});
