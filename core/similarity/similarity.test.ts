import { describe, expect, it } from "vitest";
import { cosine, embed } from "./embedding";
import { featureRows, ROWS } from "./features";
import { trigramIndex, trigramSimilarity } from "./trigram";

describe("featureRows", () => {
  it("counts the word, its 3- to 5-grams with marked ends, and 1- to 3-grams of unspaced scripts", () => {
    // <tab>: one word, 3 + 2 + 1 grams.
    expect(featureRows("tab")).toHaveLength(7);
    // 提交信息: 4 + 3 + 2 grams.
    expect(featureRows("提交信息")).toHaveLength(9);
    expect(featureRows("Tab TAB").slice(0, 7)).toEqual(featureRows("tab"));
    expect(featureRows("anything at all").every((row) => row >= 0 && row < ROWS)).toBe(true);
  });

  it("is empty for a text without letters and digits", () => {
    expect(featureRows("… !?")).toEqual([]);
  });
});

describe("embed", () => {
  it("is the mean of the rows, of length 1, and zero for nothing", () => {
    const table = new Int8Array(ROWS * 2);
    for (const row of featureRows("tab")) table.set([3, 4], row * 2);
    const embedding = { dimensions: 2, table };
    const vector = embed(embedding, "tab");
    expect(vector[0]).toBeCloseTo(0.6, 6);
    expect(vector[1]).toBeCloseTo(0.8, 6);
    expect(cosine(vector, vector)).toBeCloseTo(1, 6);
    expect([...embed(embedding, "")]).toEqual([0, 0]);
  });
});

describe("trigramSimilarity", () => {
  it("is 1 for one text, 0 without a common 3-gram, and heavier for rare ones", () => {
    const index = trigramIndex(["run the tests", "run the linter", "seal the ledger"]);
    expect(trigramSimilarity(index, "seal", "seal")).toBeCloseTo(1, 10);
    expect(trigramSimilarity(index, "seal", "工单")).toBe(0);
    expect(trigramSimilarity(index, "seal it", "seal him")).toBeGreaterThan(
      trigramSimilarity(index, "run it", "run him"),
    );
  });
});
