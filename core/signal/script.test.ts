import { expect, it } from "vitest";
import { scriptOf, usualScript } from "./script";

it.each([
  ["no, use pnpm", "latin"],
  ["нет, используй pnpm", "cyrillic"],
  ["不对，用 pnpm", "han"],
  ["いや、pnpm を使って", "kana"],
  ["아니 pnpm 써", "hangul"],
  ["όχι, χρησιμοποίησε pnpm", "other"],
  ["👍 42", "none"],
])("tells the writing system of “%s”", (message, script) => {
  expect(scriptOf(message)).toBe(script);
});

it.each([
  ["en", "latin"],
  ["ru", "cyrillic"],
  ["zh", "han"],
  ["ja", "kana"],
  ["ko", "hangul"],
  ["el", "other"],
  ["und", "none"],
])("knows what %s is usually written in", (language, script) => {
  expect(usualScript(language)).toBe(script);
});
