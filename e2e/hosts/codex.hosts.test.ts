import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import { openClaude } from "./claude-terminal";
import type { CodexSession } from "./codex-terminal";
import { type CodexWorld, DENIED, shell, startCodexWorld } from "./codex-world";
import { startScriptedModel } from "./scripted-model";

const CORRECTION = "no, we use pnpm here";
const INSTALL = "npm install left-pad --dry-run --offline";
const CODE_MODE = ["-m", "gpt-5.6-sol"];

let world: CodexWorld;
let session: CodexSession;

beforeAll(async () => {
  world = await startCodexWorld();
}, 600_000);

afterAll(async () => {
  await world?.close();
});

type Check = { name: string; state: string; detail: string };

async function doctor(): Promise<Record<string, Check>> {
  const { stdout } = await world.developer.heed(["doctor", "--json"]);
  const { status }: { status: { checks: Check[] } } = JSON.parse(stdout);
  return Object.fromEntries(status.checks.map((check) => [check.name, check]));
}

describe("written is not trusted, and trusted is not working", () => {
  it("install says that a person has to trust the hooks", async () => {
    const { stdout } = await expectDone(
      world.developer.heed(["install", "--host", "codex", "--yes"]),
      "heed install",
    );
    expect(stdout).toContain("Trust all and continue");
    const again = await expectDone(
      world.developer.heed(["install", "--host", "codex", "--yes"]),
      "heed install",
    );
    expect(again.stdout).toContain("already registered");
  });

  it("doctor asks the host, and it has not trusted them", async () => {
    const checks = await doctor();
    expect(checks["Codex CLI written"]?.state).toBe("ok");
    expect(checks["Codex CLI trusted"]).toMatchObject({
      state: "failed",
      detail: /10 hooks are not trusted/,
    });
    expect(checks["Codex CLI firing"]?.state).toBe("warning");
  });

  it("once a person has, they run", async () => {
    session = await world.open();
    await world.answer(session, "hello");
    const checks = await doctor();
    expect(checks["Codex CLI trusted"]).toMatchObject({ state: "ok" });
    expect(checks["Codex CLI firing"]).toMatchObject({ state: "ok" });
  });
});

describe("one correction, end to end, in the real Codex", () => {
  it("runs the mistake in session 1, then learns from the person's words", async () => {
    const [read] = await world.run(session, "add left-pad to the shop", [INSTALL]);
    expect(read).not.toMatch(DENIED);
    await world.answer(session, CORRECTION);
    expect(await world.ruleInForce(/pnpm/)).toBe("R1");
  });

  it("binds at the very next prompt: denied before it runs, with reason and the person's words", async () => {
    const [read] = await world.run(session, "please go on", ["npm i"]);
    expect(read).toMatch(DENIED);
    expect(read).toContain("R1");
    expect(read).toContain(CORRECTION);
  });

  it("binds in session 2, and lets pass what the rule is not about", async () => {
    await session.close();
    session = await world.open();
    const reads = await world.run(session, "continue with the shop", [
      "npm i",
      "npm run build",
      "cd web && npm ci",
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, false, true]);
  });

  it("binds without a person, in plain and in code mode, where a script may swallow the exception", async () => {
    const plain = await world.exec("install it", [shell("npm i"), { text: "Done." }]);
    expect(plain.read[0]).toMatch(DENIED);
    const swallowed = 'try { await tools.exec_command({cmd: "npm i"}) } catch { } text("went well");';
    const before = world.model.requests.length;
    const coded = await world.exec(
      "install it",
      [{ custom: "exec", input: swallowed }, { text: "Done." }],
      CODE_MODE,
    );
    expect(coded.code).toBe(0);
    const later = world.model.requests
      .slice(before + 1)
      .map(({ text }) => text)
      .join("\n");
    expect(later).toContain("went well");
    expect(later).toContain("R1");
  });

  it("binds in a sub-agent, whose task never teaches", async () => {
    const task = "CHILD-TASK no, never use yarn here";
    const child = /"text":"CHILD-TASK/;
    const before = world.model.requests.length;
    const { code } = await world.exec("let a helper install it", [
      { call: "spawn_agent", namespace: "multi_agent_v1", input: { message: task, agent_type: "default" } },
      { ...shell("npm i"), when: child },
      { text: "It did not work.", when: child },
      { call: "wait_agent", namespace: "multi_agent_v1", input: { targets: ["AGENT"], timeout_ms: 15_000 } },
      { text: "Done." },
    ]);
    expect(code).toBe(0);
    const asked = world.model.requests.slice(before).filter(({ text }) => child.test(text));
    expect(asked.at(-1)?.lastMessage).toMatch(DENIED);
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    expect((await world.rules()).filter(({ statement }) => /yarn/.test(statement))).toEqual([]);
  });
});

describe("one library for all hosts", () => {
  it("what was learned in Codex is denied in Claude Code, and the reverse", async () => {
    const model = await startScriptedModel();
    const folder = path.join(world.developer.home, "claude-terminal");
    mkdirSync(folder, { recursive: true });
    const claude = await openClaude({
      home: world.developer.home,
      project: world.developer.repository,
      folder,
      model,
      args: ["--permission-mode", "acceptEdits", "--allowedTools", "Bash,Read"],
    });
    const run = (command: string) => ({
      calls: [{ name: "Bash", input: { command, description: "run" } }],
    });
    model.script([run("npm i"), { text: "Finished." }]);
    await claude.say("install it");
    expect(model.requests.at(-1)?.lastMessage).toMatch(/hook error/i);
    model.script([run("git push --force"), { text: "Pushed." }]);
    await claude.say("push it");
    model.script([{ text: "Understood." }]);
    await claude.say("never force push");
    await world.ruleInForce(/force/i);
    await claude.close();
    await model.close();
    const [read] = await world.run(session, "push once more", ["git push --force origin main"]);
    expect(read).toMatch(DENIED);
  });
});

describe("commands of the person", () => {
  it("never reach the model", async () => {
    const before = world.model.requests.length;
    session.terminal.mark();
    session.terminal.type("heed: allow R1");
    await new Promise((resolve) => setTimeout(resolve, 600));
    session.terminal.press("enter");
    await session.terminal.waitFor(/R1/);
    await session.terminal.settle();
    expect(world.model.requests.length).toBe(before);
  });
});

describe("taking Heed out", () => {
  it("leaves the host working and its files as they were", async () => {
    await session.close();
    const config = path.join(world.developer.home, ".codex", "config.toml");
    expect(readFileSync(config, "utf8")).toContain("hooks.json:pre_tool_use");
    await expectDone(world.developer.heed(["uninstall", "--host", "codex", "--yes"]), "heed uninstall");
    expect(() => readFileSync(path.join(world.developer.home, ".codex", "hooks.json"))).toThrow("ENOENT");
    expect(readFileSync(config, "utf8")).not.toContain("hooks");
    const { read } = await world.exec("install it", [shell("npm i --dry-run --offline"), { text: "Done." }]);
    expect(read[0]).not.toMatch(DENIED);
  });
});
