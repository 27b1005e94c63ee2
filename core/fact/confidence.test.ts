import { describe, expect, it } from "vitest";
import { betaMean, currentConfidence, isRetired, outranks } from "./confidence";

describe("confidence", () => {
  it("moves as a Beta mean with prior weight 4", () => {
    expect(betaMean({ initial: 0.7, confirmations: 0, contradictions: 0 })).toBeCloseTo(0.7, 10);
    // (0.7·4 + 2) / (4 + 2 + 0) = 4.8 / 6
    expect(betaMean({ initial: 0.7, confirmations: 2, contradictions: 0 })).toBeCloseTo(0.8, 10);
    // (0.7·4 + 1) / (4 + 1 + 3) = 3.8 / 8
    expect(betaMean({ initial: 0.7, confirmations: 1, contradictions: 3 })).toBeCloseTo(0.475, 10);
  });

  it("retires an inferred fact after five contradictions, not after four", () => {
    // 2.8 / 8 = 0.35 is not below 0.35; 2.8 / 9 = 0.311 is
    expect(
      isRetired(currentConfidence("inferred", { initial: 0.7, confirmations: 0, contradictions: 4 })),
    ).toBe(false);
    expect(
      isRetired(currentConfidence("inferred", { initial: 0.7, confirmations: 0, contradictions: 5 })),
    ).toBe(true);
  });

  it("does not move what a person stated", () => {
    expect(currentConfidence("user_stated", { initial: 1, confirmations: 0, contradictions: 50 })).toBe(1);
  });
});

describe("outranks", () => {
  const stated = { source: "user_stated", confidence: 1, at: 10 } as const;
  const inferred = { source: "inferred", confidence: 0.99, at: 99 } as const;

  it("puts a person's statement above all numbers", () => {
    expect(outranks(stated, inferred)).toBe(true);
    expect(outranks(inferred, stated)).toBe(false);
  });

  it("lets the newer statement win", () => {
    expect(outranks({ ...stated, at: 11 }, stated)).toBe(true);
    expect(outranks({ ...stated, at: 9 }, stated)).toBe(false);
  });

  it("takes the more confident of two inferred ones, then the newer", () => {
    expect(outranks({ ...inferred, confidence: 0.5 }, inferred)).toBe(false);
    expect(outranks({ ...inferred, at: 100 }, inferred)).toBe(true);
  });
});
