import { describe, expect, it } from "vitest";
import { namesOtherNumber, namesOtherValue } from "./other-value";

describe("namesOtherValue", () => {
  it.each([
    ["right", "placed the score on the left"],
    ["csv", "saved the table as json"],
    ["按天，不是按月", "added a chart by week"],
    ["links bitte", "moved the logo to the right"],
    ["abajo", "put the button on top"],
    ["we use vitest", "wrote the tests with jest"],
  ])("%j after %j", (prose, done) => {
    expect(namesOtherValue(prose, done)).toBe(true);
  });

  it.each([
    ["the left one is fine", "placed the score on the left"],
    ["as csv please", "moved the logo to the left"],
    ["looks good", "saved the table as json"],
    ["csv", ""],
    ["left or right?", "placed it on the left"],
  ])("not %j after %j, unless a value is really another", (prose, done) => {
    expect(namesOtherValue(prose, done)).toBe(prose === "left or right?");
  });

  it("does not read long messages, which name values in passing", () => {
    expect(namesOtherValue(`right ${"and so on ".repeat(60)}`, "left")).toBe(false);
  });
});

describe("namesOtherNumber", () => {
  it("is true for another number and false for the same or none", () => {
    expect(namesOtherNumber("default 8", "the default is 32")).toBe(true);
    expect(namesOtherNumber("32 is fine", "the default is 32")).toBe(false);
    expect(namesOtherNumber("default 8", "no number here")).toBe(false);
    expect(namesOtherNumber("no number", "the default is 32")).toBe(false);
  });
});
