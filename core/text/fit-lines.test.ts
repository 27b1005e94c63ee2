import { describe, expect, it } from "vitest";
import { cutCharacters, fitLines } from "./fit-lines";

describe("fitLines", () => {
  it("leaves what fits as it is", () => {
    expect(fitLines("one\ntwo", 7)).toBe("one\ntwo");
  });

  it("cuts on whole lines and says so", () => {
    expect(fitLines("one\ntwo\nthree", 11)).toBe("one\ntwo\n…");
  });

  it("keeps a closing tag, so that what follows is not taken for a part", () => {
    expect(fitLines("<r>\none\ntwo\nthree\n</r>", 17)).toBe("<r>\none\n…\n</r>");
  });

  it("cuts a single long line between characters", () => {
    expect(fitLines("abcdef", 4)).toBe("abc…");
    expect(fitLines("ab👩‍👩‍👧 more", 6)).toBe("ab…");
  });
});

describe("cutCharacters", () => {
  it.each([
    ["a surrogate pair", "a😀b", 2, "a"],
    ["a family", "x👨‍👩‍👧‍👦y", 8, "x"],
    ["a combining mark", "ae\u0301b", 2, "a"],
    ["a flag", "🇩🇪🇫🇷", 6, "🇩🇪"],
    ["ideographs", "用户不要", 2, "用户"],
    ["nothing to cut", "abc", 3, "abc"],
  ])("%s", (_, text, limit, expected) => {
    expect(cutCharacters(text, limit)).toBe(expected);
  });
});
