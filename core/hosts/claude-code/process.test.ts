import { describe, expect, it } from "vitest";
import { isClaudeProcess, isHeadlessClaude } from "./process";

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

  it("takes the host's own marks as a second sign", () => {
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" })).toBe(true);
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_SESSION_ATTENDED: "0" })).toBe(true);
    expect(isHeadlessClaude(["claude", "-p"], { CLAUDE_CODE_ENTRYPOINT: "cli" })).toBe(true);
    expect(isHeadlessClaude(["claude"], { CLAUDE_CODE_ENTRYPOINT: "cli" })).toBe(false);
  });
});
