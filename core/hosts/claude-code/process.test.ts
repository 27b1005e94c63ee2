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
    expect(isHeadlessClaude(args)).toBe(expected);
  });
});
