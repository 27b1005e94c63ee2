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
