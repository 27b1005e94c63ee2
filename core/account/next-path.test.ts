import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

describe("nextPath", () => {
  it.each([
    ["/p/shop/rules?q=x", "/p/shop/rules?q=x"],
    ["/device?login=1#top", "/device?login=1#top"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["/\t/evil.test", "/"],
    ["\n//evil.test", "/"],
    ["/.//evil.test", "/"],
    ["https://evil.test", "/"],
    ["https://heed.example.test.evil.test/", "/"],
    ["https://heed.example.test@evil.test/", "/"],
    ["http://heed.invalid/x", "/"],
    ["javascript:alert(1)", "/"],
    ["p/shop", "/"],
    ["", "/"],
    [null, "/"],
  ])("%j → %s", (wish, path) => {
    expect(nextPath(wish, "https://heed.example.test")).toBe(path);
  });

  it("takes an address of this server for its path", () => {
    expect(nextPath("https://heed.example.test/p/shop?x=1", "https://heed.example.test")).toBe("/p/shop?x=1");
    expect(nextPath("https://heed.example.test/p/shop")).toBe("/");
  });
});
