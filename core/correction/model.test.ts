import { describe, expect, it } from "vitest";
import { contributions, probability, readWeights } from "./model";

const TABLE = `
  neg 1 0 0 2 0 0
  state -0.5 0 0 0 0 0
`;

describe("readWeights", () => {
  it("reads a weight and what each moment adds, and leaves zeros out", () => {
    expect(readWeights(-1, TABLE)).toEqual({
      bias: -1,
      weights: { neg: 1, "neg@changed": 2, state: -0.5 },
    });
  });

  it("refuses a line with a column too few", () => {
    expect(() => readWeights(0, "neg 1 0 0 0 0")).toThrow("neg");
  });
});

describe("a linear model", () => {
  const model = readWeights(-1, TABLE);

  it("adds up: -1 + 1 + 2 - 0.5 is log-odds of 1.5", () => {
    expect(probability(model, { neg: 1, "neg@changed": 1, state: 1 })).toBeCloseTo(0.8176, 4);
  });

  it("takes a feature and the same feature at a moment as one reason", () => {
    expect(contributions(model, { neg: 1, "neg@changed": 1, state: 1 })).toEqual([
      { name: "neg", weight: 3 },
      { name: "state", weight: -0.5 },
    ]);
  });
});
