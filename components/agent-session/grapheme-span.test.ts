import { expect, it } from "vitest";
import { clipGraphemes, graphemeSpan } from "./grapheme-span";

const marked = (text: string, span: [number, number]) => text.slice(...graphemeSpan(text, span));

it.each([
  ["latin", "no, use pnpm", [0, 2], "no"],
  ["Chinese, a character a unit", "不对，用 pnpm", [0, 2], "不对"],
  ["a character outside of the basic plane, cut in half", "𠮷野家です", [1, 2], "𠮷"],
  ["a decomposed accent", "cafe\u0301 no", [0, 4], "cafe\u0301"],
  ["Korean written as single letters", "\u110B\u1161\u1102\u1175 npm", [0, 1], "\u110B\u1161"],
  ["a family joined of three people", "👩‍👩‍👧 no", [0, 2], "👩‍👩‍👧"],
  ["a flag of two letters", "🇩🇪 no", [2, 3], "🇩🇪"],
  ["a skin tone", "👍🏽 no", [0, 2], "👍🏽"],
] as const)("marks whole characters: %s", (_name, text, [from, to], expected) => {
  expect(marked(text, [from, to])).toBe(expected);
});

it("clips a span that reaches out of the text, and keeps an empty one empty", () => {
  expect(graphemeSpan("no", [-3, 99])).toEqual([0, 2]);
  expect(graphemeSpan("no", [5, 9])).toEqual([2, 2]);
  expect(graphemeSpan("👍🏽", [1, 1])).toEqual([1, 1]);
});

it("cuts a long text between characters", () => {
  expect(clipGraphemes("ab👍🏽c", 4)).toBe("ab");
  expect(clipGraphemes("ab👍🏽c", 6)).toBe("ab👍🏽");
  expect(clipGraphemes("ab", 6)).toBe("ab");
});
