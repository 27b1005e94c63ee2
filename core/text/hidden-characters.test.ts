import { expect, it } from "vitest";
import { isVisibleName } from "./hidden-characters";

it.each([
  ["Ada Lovelace", true],
  ["Zoë 李雷 🦊", true],
  ["Eve \u202evil", false],
  ["می\u200cخواهم", true],
  ["zero\u200bwidth", false],
  ["two\nlines", false],
])("%j shows all that is in it: %s", (text, isVisible) => {
  expect(isVisibleName(text)).toBe(isVisible);
});
