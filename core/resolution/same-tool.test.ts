import { describe, expect, it } from "vitest";
import { readWish } from "../extraction/read-wish";
import { resolve } from "./resolve";

function decide(rule: string, wish: string, language: string): string {
  const known = readWish({ text: rule });
  return resolve({
    candidate: readWish({ text: wish, language }),
    rules: [{ id: "id-1", number: "R1", statement: rule, layer: "personal", ...known }],
  }).action;
}

describe("equal claims about a tool in other languages", () => {
  it.each([
    ["fr", "utilise pnpm, pas npm"],
    ["zh", "用 pnpm 代替 npm"],
    ["zh", "不要用 npm，用 pnpm"],
    ["de", "pnpm statt npm"],
  ])("%s: “%s” restates “Use pnpm, not npm.”", (language, wish) => {
    expect(decide("Use pnpm, not npm.", wish, language)).toBe("noop");
  });

  it.each([
    ["fr", "utilise npm, pas pnpm"],
    ["zh", "用 npm 代替 pnpm"],
  ])("%s: “%s” ends it", (language, wish) => {
    expect(decide("Use pnpm, not npm.", wish, language)).toBe("supersede");
  });
});
