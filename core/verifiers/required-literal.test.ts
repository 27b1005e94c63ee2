import { describe, expect, it } from "vitest";
import { requiredLiteral } from "./required-literal";

describe("requiredLiteral", () => {
  it.each([
    ["#[0-9a-fA-F]{3,8}\\b", null],
    ["\\bAKIA[0-9A-Z]{16}\\b", "akia"],
    ["console\\.log", "console.log"],
    ["a|b", null],
    ["(?:foo|bar)baz", "baz"],
    ["colou?r", "colo"],
    ["ab{0,3}cd", "cd"],
    ["[]x]yz", "yz"],
    ["\\x{1F600}ok\\p{L}", "ok"],
    ["x+yz", "yz"],
  ])("%s → %s", (pattern, literal) => {
    expect(requiredLiteral(pattern)).toBe(literal);
  });
});
