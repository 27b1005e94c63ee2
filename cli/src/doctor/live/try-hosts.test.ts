import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hookWorld } from "../../../test/hook-world";
import { terminalIn } from "../../../test/terminal";
import type { HostReport } from "../host-report";
import { tryHosts } from "./try-hosts";

/** Stands for Claude Code: asks the model, asks the hook in its settings, runs the command unless it is denied. */
const HOST = `#!${process.execPath}
const { execFileSync, execSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const ask = (content) =>
  fetch(process.env.ANTHROPIC_BASE_URL + "/v1/messages", {
    method: "POST",
    body: JSON.stringify({ tools: [{}, {}, {}], messages: [{ role: "user", content }] }),
  }).then((answer) => answer.json());
(async () => {
  const { content } = await ask("go");
  const { name, input } = content[0];
  const { hooks } = JSON.parse(readFileSync(process.env.HOME + "/.claude/settings.json", "utf8"));
  const line = hooks.PreToolUse[0].hooks[0].command;
  const told = execFileSync("/bin/sh", ["-c", line], { input: JSON.stringify({ tool_name: name }), encoding: "utf8" });
  const said = told === "" ? {} : JSON.parse(told).hookSpecificOutput;
  if (said.permissionDecision !== "deny") execSync(input.command);
  await ask(said.permissionDecisionReason ?? "ran");
})();
`;
const DENIES = `console.log(JSON.stringify({ hookSpecificOutput: {
  permissionDecision: "deny", permissionDecisionReason: "Heed's canary must not run." } }));`;

const REPORT: HostReport = {
  ...{ host: "claude_code", slug: "claude-code", title: "Claude Code", verdict: "firing", checks: [] },
};

let world: ReturnType<typeof hookWorld>;
let folder = "";

beforeEach(() => {
  world = hookWorld({ linked: false });
  folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-try-")));
});
afterEach(() => {
  world.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function tried(host: string, hook: string): Promise<HostReport | undefined> {
  for (const name of ["hook-body.cjs", "flush.cjs", "re2js.cjs"]) writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "hook.cjs"), hook);
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin", "claude"), host);
  chmodSync(join(folder, "bin", "claude"), 0o755);
  const env = { PATH: `${join(folder, "bin")}:/usr/bin:/bin` };
  const context = { ...terminalIn(world).context, env, program: folder };
  const [report] = await tryHosts(context, [REPORT]);
  return report;
}

it("--live: a canary denial that was really denied is proof", async () => {
  const report = await tried(HOST, DENIES);
  expect(report?.checks).toEqual([
    { name: "Claude Code live", state: "ok", detail: "a forbidden command was stopped by the real program" },
  ]);
  expect(report?.verdict).toBe("enforcing");
});

it("--live: a guard that does nothing and ends with 0 is found out", async () => {
  const report = await tried(HOST, "");
  expect(report?.checks[0]).toMatchObject({
    state: "failed",
    detail: "the host ran a command that a rule forbids",
  });
  expect(report?.verdict).toBe("broken");
});

it("--live: a host that does not come as far proves nothing, and says why", async () => {
  const report = await tried("#!/bin/sh\necho no licence >&2\nexit 3\n", DENIES);
  expect(report?.checks[0]).toMatchObject({
    state: "warning",
    detail: "the host did not come as far as the command: it ended with 3: no licence",
  });
  expect(report?.verdict).toBe("firing");
});

it("--live: what was written or trusted only stays that: the throw-away home is not the person's", async () => {
  const env = { PATH: "/nowhere" };
  const context = { ...terminalIn(world).context, env };
  const [report] = await tryHosts(context, [{ ...REPORT, verdict: "written" }]);
  expect(report?.verdict).toBe("written");
  expect(report?.checks[0]?.detail).toBe("claude is not in the path, so it was not tried");
});
