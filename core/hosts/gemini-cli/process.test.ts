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
    [["node", BUNDLE, "-p", "hi"], true, true],
    [["node", BUNDLE, "--prompt=hi"], true, true],
    [["node", BUNDLE, "-yp", "hi"], null, true],
    [["node", BUNDLE, "-i", "hi"], true, false],
    [["node", BUNDLE, "--prompt-interactive", "hi"], true, false],
    [["node", BUNDLE, "--", "-p"], true, false],
    [["node", BUNDLE, "fix -p handling"], null, false],
    [["node", "-p", BUNDLE], null, false],
    [["gemini"], true, false],
    // `echo fix it | gemini` and `gemini "fix it" > log`: the host answers and ends.
    [["node", BUNDLE], false, true],
    [["node", BUNDLE, "fix it"], false, true],
    [["node", BUNDLE, "--acp"], false, false],
  ])("headless %j, at a terminal %s → %s", (args, atTerminal, expected) => {
    expect(isHeadlessGemini(args, {}, atTerminal)).toBe(expected);
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
