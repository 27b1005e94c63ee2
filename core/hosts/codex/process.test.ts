import { describe, expect, it } from "vitest";
import { codexProcess, isCodexDaemon, isCodexProcess, isHeadlessCodex, isHookShell } from "./process";
import { hookCommand } from "./settings";

const NATIVE = "/opt/node_modules/@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex";
const DAEMON = [
  "/home/ada/.codex/packages/app-server-daemon/current/bin/codex",
  "app-server",
  "--listen",
  "unix://",
  "--managed-daemon",
];

describe("processes of Codex", () => {
  it.each([
    [["codex"]],
    [["/usr/local/bin/codex", "resume"]],
    [[NATIVE, "exec", "x"]],
    [["node", "/opt/node_modules/.bin/codex"]],
    [["node", "--no-warnings", "/opt/node_modules/@openai/codex/bin/codex.js", "exec"]],
    [["codex.exe"]],
    [DAEMON],
  ])("%j is the host", (args) => {
    expect(isCodexProcess(args)).toBe(true);
  });

  it.each([
    [["vim", "codex"]],
    [["node", "server.js", "codex"]],
    [["codex-notes"]],
    [["bash", "-c", "codex"]],
  ])("%j is not", (args) => {
    expect(isCodexProcess(args)).toBe(false);
  });

  it("the person's own shell with our line, whole, is what stands between", () => {
    const line = hookCommand("/home/o'neil/.heed/bin/heed-hook");
    expect(isHookShell(["/bin/bash", "-c", line])).toBe(true);
    expect(isHookShell(["/usr/bin/zsh", "-c", line])).toBe(true);
    expect(isHookShell(["/bin/bash", "-c", `${line}; echo`])).toBe(false);
    expect(isHookShell(["/bin/bash", "-lc", line])).toBe(false);
    expect(isHookShell(["/bin/bash", "-c", "heed-hook codex < payload"])).toBe(false);
  });

  it.each([
    [["codex"], false],
    [["codex", "fix the tests"], false],
    [["codex", "resume", "--last"], false],
    [["codex", "exec", "fix"], true],
    [["codex", "e", "fix"], true],
    [["codex", "-c", "model=x", "exec", "fix"], true],
    [["codex", "--new-option", "value", "exec", "fix"], true],
    [["codex", "--", "exec"], false],
    [["codex", "app-server"], true],
    [["codex", "mcp-server"], true],
  ])("%j runs without a person: %s", (args, headless) => {
    expect(isHeadlessCodex(args, {}, true)).toBe(headless);
  });

  it("without a terminal nobody types", () => {
    expect(isHeadlessCodex(["codex"], {}, false)).toBe(true);
    expect(isHeadlessCodex(["codex"], {}, null)).toBe(false);
  });

  it("knows the server that runs the sessions of all terminals", () => {
    expect(isCodexDaemon(DAEMON)).toBe(true);
    expect(isCodexDaemon(["codex", "app-server"])).toBe(false);
    expect(isCodexDaemon(["python", "app-server", "--managed-daemon"])).toBe(false);
  });

  it("its hooks do not carry the marks of its tools", () => {
    expect(codexProcess.childMarks).not.toContain("CODEX_HOME");
  });
});
