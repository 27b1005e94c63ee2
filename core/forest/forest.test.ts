import { describe, expect, it } from "vitest";
import { chancesOf, readForest, rowFor, writeForest } from "./forest";

const TEXT = "warm wet\n0 1\n0 ; 0:0.5 =-2 =2\n1 ; 1:0.5 =0 0:0.5 =1 =-1 ; =0.5";

describe("a forest", () => {
  const forest = readForest(["stay", "go"], TEXT);

  it("adds the leaf of every tree to the start of its class", () => {
    // stay: 0 + 2; go: 1 − 1 + 0.5
    const [stay = 0, go = 0] = chancesOf(forest, rowFor(forest, { warm: 1, wet: 1 }));
    expect(stay / go).toBeCloseTo(Math.exp(1.5), 5);
    expect(stay + go).toBeCloseTo(1, 10);
  });

  it("takes what was not observed for nothing", () => {
    // stay: 0 − 2; go: 1 + 0 + 0.5
    const [stay = 0, go = 0] = chancesOf(forest, rowFor(forest, {}));
    expect(go / stay).toBeCloseTo(Math.exp(3.5), 5);
  });

  it("is written as it is read", () => {
    expect(writeForest(forest)).toBe(TEXT);
  });
});
