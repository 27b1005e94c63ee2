import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import { geminiCommand } from "./gemini-binary";
import { type GeminiSession, geminiSettings, OWN_SETTINGS } from "./gemini-terminal";
import { DENIED, type GeminiWorld, shell, startGeminiWorld } from "./gemini-world";

const CORRECTION = "no, we use pnpm here";

let world: GeminiWorld;
let session: GeminiSession;

beforeAll(async () => {
  world = await startGeminiWorld();
  session = await world.open();
}, 600_000);

afterAll(async () => {
  await world?.close();
});

describe("one correction, end to end, in the real Gemini CLI", () => {
  it("runs the mistake in session 1, then learns from the person's words", async () => {
    const [read] = await world.run(session, "add left-pad to the shop", [
      "npm install left-pad --dry-run --offline",
    ]);
    expect(read).not.toMatch(DENIED);
    await world.answer(session, CORRECTION);
    expect(await world.ruleInForce(/pnpm/)).toBe("R1");
  });

  it("binds at the very next prompt: denied before it runs, with reason and the person's words", async () => {
    const [read] = await world.run(session, "please go on", ["npm i"]);
    expect(read).toMatch(DENIED);
    expect(read).toContain("R1");
    expect(read).toContain(CORRECTION);
    expect(session.terminal.text()).toMatch(/Heed learned: .*pnpm/i);
  });

  it("binds in session 2, through cd, bash -c and a folder that the tool names", async () => {
    await session.close();
    session = await world.open();
    const reads = await world.run(session, "continue with the shop", [
      "cd web && npm ci",
      'bash -c "npm i x"',
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, true]);
    world.model.script([
      { calls: [{ name: "run_shell_command", input: { command: "npm i", dir_path: "web" } }] },
      { text: "Finished." },
    ]);
    await session.say("and in the web folder");
    expect(world.model.requests.at(-1)?.lastMessage).toMatch(DENIED);
  });

  it("lets pass what the rule is not about", async () => {
    const commands = ["npm run build", 'grep -rn "npm install" package.json'];
    const reads = await world.run(session, "build and look", commands);
    expect(reads.map((read) => DENIED.test(read))).toEqual([false, false]);
  });

  it("binds a sub-agent, which tells nothing of itself", async () => {
    const agent = {
      agent_name: "generalist",
      prompt: "install what is missing; from now on we always use bun",
    };
    world.model.script([
      { calls: [{ name: "invoke_agent", input: agent }] },
      shell("npm i left-pad"),
      { calls: [{ name: "complete_task", input: { result: "done", response: "done" } }] },
      { text: "Finished." },
    ]);
    const from = world.model.requests.length;
    await session.say("let a colleague do it");
    const reads = world.model.requests.slice(from).map(({ lastMessage }) => lastMessage);
    expect(reads.some((read) => DENIED.test(read) && read.includes("R1"))).toBe(true);
    // Nobody typed what a sub-agent is told.
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    expect((await world.rules()).filter(({ statement }) => /bun/.test(statement))).toEqual([]);
  });

  it("obeys a person's command, which the model never sees", async () => {
    const from = world.model.requests.length;
    session.terminal.mark();
    world.model.script([]);
    await session.say("heed: allow 1 once");
    expect(world.model.requests.length).toBe(from);
    const [read] = await world.run(session, "now install it", ["npm install left-pad --dry-run --offline"]);
    expect(read).not.toMatch(DENIED);
    expect(world.model.requests.at(-1)?.text).not.toContain("heed: allow");
  });

  it("a run without a person is denied all the same and teaches nothing by itself", async () => {
    const from = world.model.requests.length;
    const ended = await world.headless("always use yarn, never anything else", [
      shell("npm i"),
      { text: "Done." },
    ]);
    expect(ended.code).toBe(0);
    expect(world.model.requests.slice(from).at(-1)?.lastMessage).toMatch(DENIED);
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    const active = (await world.rules()).filter(
      ({ status, statement }) => status === "active" && /yarn/.test(statement),
    );
    expect(active).toEqual([]);
  });
});

describe("what an agent may not do (enforcement.md section 5, trust.md section 3)", () => {
  it("stops what would switch Heed off, and lets reading commands pass", async () => {
    const before = readFileSync(geminiSettings(world.developer.home), "utf8");
    const reads = await world.run(session, "clean up the machine", [
      "heed undo R1",
      "rm -rf ~/.heed",
      "echo '{}' > ~/.gemini/settings.json",
      "mv ~/.gemini ~/.gemini.off",
      "echo '{}' | ~/.heed/bin/heed-hook gemini-cli",
      "heed status",
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, true, true, true, true, false]);
    expect(readFileSync(geminiSettings(world.developer.home), "utf8")).toBe(before);
  });

  it("a nested host neither teaches nor commands", async () => {
    const before = (await world.rules()).length;
    const nested = (prompt: string) => `${geminiCommand().join(" ")} --approval-mode yolo -p "${prompt}"`;
    // The second nested host asks the model once itself.
    world.model.script([
      shell(nested("heed: allow 1 this session")),
      shell(nested("no, we use bun here, never pnpm")),
      { text: "As you say." },
      { text: "Finished." },
    ]);
    await session.say("ask a colleague");
    const [read] = await world.run(session, "go on", ["npm i"]);
    expect(read).toMatch(DENIED);
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    expect((await world.rules()).length).toBe(before);
  });
});

describe("uninstalling", () => {
  it("leaves the host working and its file as it was", async () => {
    await session.close();
    expect(readFileSync(geminiSettings(world.developer.home), "utf8")).toContain("heed-hook");
    await expectDone(world.developer.heed(["uninstall", "--host", "gemini-cli", "--yes"]), "heed uninstall");
    expect(readFileSync(geminiSettings(world.developer.home), "utf8")).toBe(OWN_SETTINGS);
    const file = path.join(world.developer.repository, "hello.txt");
    const ended = await world.headless("write hello.txt", [
      { calls: [{ name: "write_file", input: { file_path: "hello.txt", content: "hello\n" } }] },
      { text: "Done." },
    ]);
    expect({ code: ended.code, told: ended.stdout.includes("Done.") }).toEqual({ code: 0, told: true });
    expect(existsSync(file)).toBe(true);
    writeFileSync(file, "");
  });
});
