import { describe, expect, it } from "vitest";
import { isGeminiProcess, isHeadlessGemini, isHookShell } from "./process";
import { hookCommand } from "./settings";

const BUNDLE = "/x/node_modules/@google/gemini-cli/bundle/gemini.js";

describe("process of Gemini CLI", () => {
  it.each([
    [["node", "/usr/local/bin/gemini"], true],
    [["/usr/bin/node", BUNDLE, "-p", "hi"], true],
    // The host starts itself again with more memory.
    [["/usr/bin/node", "--max-old-space-size=3989", BUNDLE], true],
    [["node", "-r", "/x/trace.js", "/usr/local/bin/gemini"], true],
    [["gemini"], true],
    [["node", "server.js", "gemini"], false],
    [["vim", "gemini"], false],
    [["/home/gemini/bin/zsh"], false],
    [["node", "/x/node_modules/@google/generative-ai/cli.js"], false],
    [[], false],
  ])("%j → %s", (args, expected) => {
    expect(isGeminiProcess(args)).toBe(expected);
  });

  it.each([
    [["node", BUNDLE, "-p", "hi"], true],
    [["node", BUNDLE, "--prompt=hi"], true],
    [["node", BUNDLE, "-yp", "hi"], true],
    [["node", BUNDLE, "-i", "hi"], false],
    [["node", BUNDLE, "--prompt-interactive", "hi"], false],
    [["node", BUNDLE, "--", "-p"], false],
    [["node", BUNDLE, "fix -p handling"], false],
    [["node", "-p", BUNDLE], false],
    [["gemini"], false],
  ])("headless %j → %s", (args, expected) => {
    expect(isHeadlessGemini(args)).toBe(expected);
  });

  it("knows the shell of its own hook, as the real host starts it", () => {
    for (const launcher of ["/home/ada/.heed/bin/heed-hook", "/home/o'neil x/.heed/bin/heed-hook"]) {
      expect(isHookShell(["bash", "-c", hookCommand(launcher)])).toBe(true);
      expect(isHookShell(["/usr/bin/bash", "-c", ...hookCommand(launcher).split(" ")])).toBe(true);
    }
  });

  it.each([
    ["bash", "-c", "~/.heed/bin/heed-hook gemini-cli < p.json"],
    ["bash", "-c", `${hookCommand("/h/.heed/bin/heed-hook")} < p.json`],
    ["bash", "-c", `cat p.json | ${hookCommand("/h/.heed/bin/heed-hook")}`],
    ["node", "-e", hookCommand("/h/.heed/bin/heed-hook")],
    ["/bin/sh", "/h/.heed/bin/heed-hook", "gemini-cli"],
    ["-zsh"],
  ])("takes nothing else for it: %s %s %s", (...args) => {
    expect(isHookShell(args)).toBe(false);
  });
});
