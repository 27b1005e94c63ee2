import { describe, expect, it } from "vitest";
import { isClaudeProcess, isHeadlessClaude, isHookShell } from "./process";
import { hookCommand } from "./settings";

describe("process of Claude Code", () => {
  it.each([
    [["claude"], true],
    [["/usr/local/bin/claude", "-p"], true],
    [["/x/node_modules/@anthropic-ai/claude-code-linux-x64/claude"], true],
    [["node", "/x/node_modules/@anthropic-ai/claude-code/cli.js"], true],
    [["/usr/bin/node", "/usr/bin/claude"], true],
    [["node", "server.js", "claude"], false],
    [["vim", "claude"], false],
    [["/home/claude/bin/zsh"], false],
    [[], false],
  ])("%j → %s", (args, expected) => {
    expect(isClaudeProcess(args)).toBe(expected);
  });

  it.each([
    [["claude", "-p", "hi"], true],
    [["claude", "--print"], true],
    [["claude", "--model", "-p"], false],
    [["claude", "--", "-p"], false],
    [["claude", "fix -p handling"], false],
    [["claude"], false],
  ])("headless %j → %s", (args, expected) => {
    expect(isHeadlessClaude(args, {})).toBe(expected);
  });

  it("knows the shell of its own hook, as the real host starts it", () => {
    for (const launcher of ["/home/ada/.heed/bin/heed-hook", "/home/o'neil x/.heed/bin/heed-hook"]) {
      expect(isHookShell(["/bin/sh", "-c", hookCommand(launcher)])).toBe(true);
      expect(isHookShell(["/bin/sh", "-c", ...hookCommand(launcher).split(" ")])).toBe(true);
    }
  });

  it.each([
    ["/bin/bash", "-c", "eval 'h=heed; ~/.heed/bin/$h-hook claude-code < p.json'"],
    ["/bin/bash", "-c", `${hookCommand("/h/.heed/bin/heed-hook")} < p.json`],
    ["/bin/bash", "-c", `cat p.json | ${hookCommand("/h/.heed/bin/heed-hook")}`],
    ["node", "-e", hookCommand("/h/.heed/bin/heed-hook")],
    ["/bin/sh", "/h/.heed/bin/heed-hook", "claude-code"],
    ["-zsh"],
  ])("takes nothing else for it: %s %s %s", (...args) => {
    expect(isHookShell(args)).toBe(false);
  });

  it("takes the host's own marks as a second sign", () => {
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" })).toBe(true);
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_SESSION_ATTENDED: "0" })).toBe(true);
    expect(isHeadlessClaude(["claude", "-p"], { CLAUDE_CODE_ENTRYPOINT: "cli" })).toBe(true);
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_ENTRYPOINT: "cli" })).toBe(false);
  });
});
