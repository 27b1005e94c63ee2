import { describe, expect, it } from "vitest";
import { normaliseRemote, remotesOf } from "./remotes";

describe("normaliseRemote", () => {
  it.each([
    ["https://ada:secret@GitHub.com/acme/shop.git", "github.com/acme/shop"],
    ["git@github.com:acme/shop.git", "github.com/acme/shop"],
    ["ssh://git@git.acme.dev:2222/team/shop/", "git.acme.dev/team/shop"],
    ["/srv/git/shop.git", null],
    ["../shop", null],
    ["file:///srv/git/shop.git", null],
    ["C:\\repos\\shop", null],
  ])("%s → %s", (url, expected) => {
    expect(normaliseRemote(url)).toBe(expected);
  });
});

describe("remotesOf", () => {
  it("takes every remote, and no other section", () => {
    const config = [
      '[core]\n\tfsmonitor = "https://github.com/evil/x"',
      '[remote "origin"]\n\turl = git@github.com:ada/shop.git\n\tfetch = +refs/heads/*',
      '[branch "main"]\n\turl = https://github.com/not/this',
      '[remote "upstream"]\n\turl = "https://github.com/acme/shop"',
    ].join("\n");
    expect(remotesOf(config)).toEqual(["github.com/acme/shop", "github.com/ada/shop"]);
  });
});
