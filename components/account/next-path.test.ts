import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

describe("nextPath", () => {
  it.each([
    ["/p/shop/rules?q=x", "/p/shop/rules?q=x"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["https://evil.test", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
    [null, "/"],
  ])("%s → %s", (wish, path) => {
    expect(nextPath(wish)).toBe(path);
  });
});
