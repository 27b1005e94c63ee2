import { describe, expect, it } from "vitest";
import { withLeadingComma } from "./leading-clause";
import { readWish } from "./read-wish";

describe("a leading clause without a comma", () => {
  it.each([
    [
      "whenever you add a variable put it in .env.example",
      "whenever you add a variable, put it in .env.example",
    ],
    ["when you add a flag document it in flags.md", "when you add a flag, document it in flags.md"],
    ["if you touch the schema run the generator", "if you touch the schema, run the generator"],
    ["before you run the tests", "before you run the tests"],
  ])("%s", (text, marked) => {
    expect(withLeadingComma(text)).toBe(marked);
  });

  it("is the condition of the wish", () => {
    const wish = readWish({
      text: "whenever you add an endpoint put it in the OpenAPI file",
      language: "en",
    });
    expect(wish.applicability.condition).toBe("whenever you add an endpoint");
  });
});

describe("who said it before", () => {
  it.each([
    ["my boss says: never force push", "Never force push."],
    ["the handbook says: never use default exports", "Never use default exports."],
    ["wir haben gesagt: nie pushen", "Nie pushen."],
  ])("is no part of the wish: %s", (text, directive) => {
    expect(readWish({ text }).directive).toBe(directive);
  });

  it("is a condition where one is named", () => {
    expect(readWish({ text: "if the test says: fail, rerun it" }).directive).toBe(
      "If the test says: fail, rerun it.",
    );
  });
});
