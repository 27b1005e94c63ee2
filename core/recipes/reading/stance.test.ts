import { describe, expect, it } from "vitest";
import { stanceTowards } from "./stance";

describe("what a sentence wants of a thing", () => {
  it.each<[string, string, "for" | "against" | null]>([
    ["Never use foo", "foo", "against"],
    ["Use bar, not foo", "foo", "against"],
    ["Use bar, not foo", "bar", "for"],
    ["Use bar instead of foo", "foo", "against"],
    ["Prefer bar over foo", "foo", "against"],
    ["Prefer bar over foo", "bar", "for"],
    ["Don't use foo, use bar", "bar", "for"],
    ["Don't use foo or baz", "baz", "against"],
    ["Replace foo with bar", "foo", "against"],
    ["Replace foo with bar", "bar", "for"],
    ["foo is banned here", "foo", "against"],
    ["foo must not be used", "foo", "against"],
    ["Never skip foo", "foo", "for"],
    ["Never run bar without foo", "foo", "for"],
    ["Write functions without foo", "foo", "against"],
    ["We have foo here", "foo", null],
    ["不要用 foo", "foo", "against"],
    ["用 bar 代替 foo", "foo", "against"],
    ["用 bar 代替 foo", "bar", "for"],
    ["foo 禁止使用", "foo", "against"],
    ["把 foo 换成 bar", "foo", "against"],
    ["使用 bar，不要用 foo", "bar", "for"],
    ["不要忘记 foo", "foo", "for"],
    ["foo は使わないでください", "foo", "against"],
    ["foo ではなく bar を使う", "foo", "against"],
    ["foo ではなく bar を使う", "bar", "for"],
    ["Kein foo verwenden", "foo", "against"],
    ["foo ist verboten", "foo", "against"],
    ["No uses foo", "foo", "against"],
    ["N'utilise pas foo", "foo", "against"],
  ])("%s: %s", (text, thing, expected) => {
    expect(stanceTowards(text, new RegExp(thing))).toBe(expected);
  });
});
