import { describe, expect, it } from "vitest";
import { foldText, originalSpan } from "./fold";
import { detectLanguage } from "./language";
import { bandedLevenshtein } from "./levenshtein";
import { mendTypos } from "./mend";
import { blankHiddenParts, findHiddenParts } from "./quoted-text";
import { trigramSimilarity } from "./similarity";

describe("foldText", () => {
  it("folds form, case and quotes and keeps the way back", () => {
    const folded = foldText("Ｄon’t ﬁx İt\u200b!");
    expect(folded.text).toBe("don't fix i̇t!");
    const at = folded.text.indexOf("fix");
    expect("Ｄon’t ﬁx İt\u200b!".slice(...originalSpan(folded, at, at + 3))).toBe("ﬁx");
  });
});

describe("mendTypos", () => {
  function mend(text: string): string {
    return mendTypos(foldText(text), ["instead", "always", "never"]).text;
  }
  it("mends one slip", () => {
    expect(mend("isntead")).toBe("instead");
    expect(mend("allways neverr insted")).toBe("always neverr instead");
  });
  it("leaves other words alone", () => {
    expect(mend("nevers fever hallway instep")).toBe("nevers fever hallway instep");
  });
});

describe("findHiddenParts", () => {
  function prose(text: string): string {
    return blankHiddenParts(text, findHiddenParts(text)).replaceAll(/\s+/g, " ").trim();
  }
  it.each([
    ["keep `never do` this", "keep this"],
    ["before\n```js\nno();\n```\nafter", "before after"],
    ["before\n```\nunclosed", "before"],
    ['he said "never again" to me', "he said to me"],
    ["彼は「やめて」と言った", "彼は と言った"],
    ["> no, do not\nI agree", "I agree"],
    ["see https://a.example.com/never/no now", "see now"],
    ["2026-01-02 12:00:00 ERROR wrong\nwhat is it?", "what is it?"],
    ["Traceback (most recent call last):\nhelp", "help"],
    ["don't and can't stay", "don't and can't stay"],
    ["const a = wrong();\nfix it", "fix it"],
    ["for the export use CSV", "for the export use CSV"],
  ])("reads %j", (text, expected) => {
    expect(prose(text)).toBe(expected);
  });
  it("keeps the length, so that offsets stay", () => {
    const text = 'a "b" `c` https://example.com/x d';
    expect(blankHiddenParts(text, findHiddenParts(text))).toHaveLength(text.length);
  });
});

describe("detectLanguage", () => {
  it.each([
    ["qui usiamo pnpm e non npm", "it"],
    ["no uses npm, siempre pnpm", "es"],
    ["não usa npm, sempre pnpm", "pt"],
    ["nicht npm, bitte immer pnpm", "de"],
    ["pas npm, toujours pnpm", "fr"],
    ["use pnpm, not npm", "en"],
    ["используй pnpm, а не npm", "ru"],
    ["用 pnpm，不要用 npm", "zh"],
    ["npmではなくpnpmを使って", "ja"],
    ["npm 말고 pnpm 써줘", "ko"],
    ["12345 !!!", "und"],
  ])("%s → %s", (text, language) => {
    expect(detectLanguage(foldText(text).text).language).toBe(language);
  });
});

describe("bandedLevenshtein", () => {
  it.each([
    ["kitten", "sitting", 5, 3],
    ["", "abc", 5, 3],
    ["abc", "abc", 0, 0],
    ["flaw", "lawn", 2, 2],
    ["kitten", "sitting", 2, 3],
    ["a", "zzzzzzzz", 3, 4],
  ])("%s, %s within %i is %i", (left, right, limit, expected) => {
    expect(bandedLevenshtein(left, right, limit)).toBe(expected);
  });
});

describe("trigramSimilarity", () => {
  it("is 1 for equal, 0 for disjoint texts, whatever the punctuation", () => {
    expect(trigramSimilarity("sort by date", "sort, by date!")).toBe(1);
    expect(trigramSimilarity("sort", "blue")).toBe(0);
    expect(trigramSimilarity("", "")).toBe(0);
  });
});
