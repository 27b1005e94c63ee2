import { describe, expect, it } from "vitest";
import { remotesFromText } from "./remotes-text";

describe("remotesFromText", () => {
  it.each([
    ["github.com/acme/shop", ["github.com/acme/shop"]],
    ["https://github.com/acme/shop.git", ["github.com/acme/shop"]],
    ["https://user:secret@git.example.test/a/b/", ["git.example.test/a/b"]],
    ["git@github.com:acme/shop.git", ["github.com/acme/shop"]],
    ["ssh://git@host.test:2222/x/y.git", ["host.test:2222/x/y"]],
    [" a.test/x \n\n a.test/x, b.test/y ", ["a.test/x", "b.test/y"]],
    ["", []],
  ])("%s", (text, remotes) => {
    expect(remotesFromText(text)).toEqual(remotes);
  });
});
