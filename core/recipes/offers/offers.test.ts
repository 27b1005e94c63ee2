import { describe, expect, it } from "vitest";
import { compile } from "../../compilation/compile";
import { readWish } from "../../extraction/read-wish";
import { RECIPES, recipeTitle } from "../registry";
import { sentenceOf } from "./offer";
import { offerOf, RECIPE_PACKS } from "./packs";

const OFFERS = RECIPE_PACKS.flatMap(({ offers }) => offers);

function compiled(text: string, language: string) {
  return compile({ candidate: readWish({ text, language }) });
}

describe("each recipe serves its own wish and passes the four stages", () => {
  it.each(OFFERS.map((offer) => [offer.recipe, sentenceOf(offer)]))("%s: %s", (recipe, text) => {
    const { content, report } = compiled(text, "en");
    expect(content.recipe).toBe(recipe);
    expect(report).toMatchObject({ passed: true });
    const cases = report?.stages.find(({ stage }) => stage === "unit")?.cases ?? [];
    expect(cases.some(({ expected }) => expected === "stop")).toBe(true);
    expect(cases.some(({ expected }) => expected === "pass")).toBe(true);
  });

  it.each(OFFERS.flatMap(({ recipe, chinese }) => (chinese ? [[recipe, chinese]] : [])))(
    "%s in Chinese: %s",
    (recipe, text) => {
      expect(compiled(text, "zh").content.recipe).toBe(recipe);
    },
  );

  it("leaves no recipe without an offer, and there are at least thirty", () => {
    expect(OFFERS.map(({ recipe }) => recipe).sort()).toEqual(RECIPES.map(({ name }) => name).sort());
    expect(RECIPES.length).toBeGreaterThanOrEqual(30);
    expect(OFFERS.filter(({ chinese }) => chinese).length).toBeGreaterThanOrEqual(30);
    expect(new Set(RECIPES.map(({ name }) => recipeTitle(name))).size).toBe(RECIPES.length);
  });
});

describe("blanks of an offer", () => {
  const length = offerOf("commit-length")?.offer;

  it("are filled in, with the usual value where nothing is given", () => {
    if (!length) throw new Error("no offer");
    expect(sentenceOf(length)).toBe("Commit subjects have at most 50 characters.");
    expect(sentenceOf(length, { number: "72" })).toBe("Commit subjects have at most 72 characters.");
  });

  it("take only what the list has, and stay one line", () => {
    if (!length) throw new Error("no offer");
    expect(sentenceOf(length, { number: "9000" })).toBe("Commit subjects have at most 50 characters.");
    const command = offerOf("forbidden-command")?.offer;
    if (!command) throw new Error("no offer");
    expect(sentenceOf(command, { command: "kubectl\ndelete `x`" })).toBe("Never run kubectl delete  x.");
  });
});
