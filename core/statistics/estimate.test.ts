import { describe, expect, it } from "vitest";
import { estimate, type MarkedPrompt } from "./estimate";

const marks = (count: number, mark: Partial<MarkedPrompt>): MarkedPrompt[] =>
  Array.from({ length: count }, () => ({
    ...{ verdict: "correction", language: "en", noticed: true, detectors: ["negation"] },
    ...mark,
  }));

describe("estimate", () => {
  it("counts right, wrong and missed, in all and by detector", () => {
    const { overall, byDetector } = estimate([
      ...marks(8, {}),
      ...marks(2, { verdict: "none" }),
      ...marks(8, { noticed: false, detectors: [] }),
      // Seen as none and marked as none: neither right, wrong nor missed.
      ...marks(3, { verdict: "none", noticed: false, detectors: [] }),
    ]);
    expect(overall).toMatchObject({ right: 8, wrong: 2, missed: 8 });
    // 8 of 10: Wilson's 95 % interval is 0.49 to 0.94.
    expect(overall.precision).toMatchObject({ value: 0.8, of: 10 });
    expect(overall.precision?.low).toBeCloseTo(0.4902, 3);
    expect(overall.precision?.high).toBeCloseTo(0.9433, 3);
    expect(overall.recall).toMatchObject({ value: 0.5, of: 16 });
    expect(byDetector.map(({ detector, right, wrong, missed }) => [detector, right, wrong, missed])).toEqual([
      ["negation", 8, 2, 8],
    ]);
  });

  it("shows no figure below five marks, but the counts", () => {
    const { overall } = estimate([
      ...marks(3, {}),
      ...marks(1, { verdict: "none" }),
      ...marks(1, { noticed: false }),
    ]);
    expect(overall).toEqual({ right: 3, wrong: 1, missed: 1, precision: null, recall: null });
  });

  it("tells languages apart, each with its own count", () => {
    const { byLanguage } = estimate([
      ...marks(5, { language: "de" }),
      ...marks(4, { language: "ko", noticed: false, detectors: [] }),
    ]);
    expect(
      byLanguage.map(({ language, right, missed, recall }) => [language, right, missed, recall?.value]),
    ).toEqual([
      ["de", 5, 0, 1],
      ["ko", 0, 4, undefined],
    ]);
  });

  it("says nothing where nothing was marked", () => {
    expect(estimate([])).toEqual({
      overall: { right: 0, wrong: 0, missed: 0, precision: null, recall: null },
      byDetector: [],
      byLanguage: [],
    });
  });
});
