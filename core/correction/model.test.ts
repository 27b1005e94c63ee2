import { describe, expect, it } from "vitest";
import { contributions, probability, readWeights, writeWording } from "./model";
import { WORDING_PLACES } from "./wording";

const TABLE = `
  neg 1 0 0 2 0 0
  state -0.5 0 0 0 0 0
`;
const SILENT = { largest: 1, levels: ".".repeat(WORDING_PLACES) };
const NO_WORDING = new Map<number, number>();

describe("readWeights", () => {
  it("reads a weight and what each moment adds, and leaves zeros out", () => {
    expect(readWeights(-1, TABLE, SILENT)).toMatchObject({
      bias: -1,
      weights: { neg: 1, "neg@changed": 2, state: -0.5 },
    });
  });

  it("refuses a line with a column too few", () => {
    expect(() => readWeights(0, "neg 1 0 0 0 0", SILENT)).toThrow("neg");
  });

  it("refuses a table of wordings with a place too few", () => {
    expect(() => readWeights(0, TABLE, { largest: 1, levels: "." })).toThrow("wordings");
  });

  it("reads back what was written, to a thirtieth of the largest weight", () => {
    const wording = new Float32Array(WORDING_PLACES);
    wording.set([2, -2, 0.4, 0]);
    const read = readWeights(0, TABLE, writeWording(wording)).wording;
    expect([...read.slice(0, 4)].map((weight) => Math.round(weight * 100) / 100)).toEqual([2, -2, 0.39, 0]);
  });
});

describe("a linear model", () => {
  const model = readWeights(-1, TABLE, SILENT);

  it("adds up: -1 + 1 + 2 - 0.5 is log-odds of 1.5", () => {
    expect(
      probability(model, { features: { neg: 1, "neg@changed": 1, state: 1 }, wording: NO_WORDING }),
    ).toBeCloseTo(0.8176, 4);
  });

  it("takes a feature and the same feature at a moment as one reason", () => {
    expect(
      contributions(model, { features: { neg: 1, "neg@changed": 1, state: 1 }, wording: NO_WORDING }),
    ).toEqual([
      { name: "neg", weight: 3 },
      { name: "state", weight: -0.5 },
    ]);
  });

  it("adds the share of each place of the table of wordings: 0.5 × 2 of log-odds", () => {
    const wording = new Float32Array(WORDING_PLACES);
    wording[7] = 2;
    const heard = readWeights(0, "", writeWording(wording));
    expect(probability(heard, { features: {}, wording: new Map([[7, 0.5]]) })).toBeCloseTo(0.7311, 4);
    expect(contributions(heard, { features: {}, wording: new Map([[7, 0.5]]) })).toEqual([
      { name: "wording", weight: 1 },
    ]);
  });
});
