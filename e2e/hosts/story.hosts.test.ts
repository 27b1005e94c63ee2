import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, createDeveloper, type Developer, expectDone } from "../support/developer";
import { type HeedServer, startHeedServer } from "../support/heed-server";
import { type ClaudeSession, openClaude, prepareClaudeHome } from "./claude-terminal";
import { type ModelTurn, type ScriptedModel, startScriptedModel } from "./scripted-model";

const bash = (command: string): ModelTurn => ({
  calls: [{ name: "Bash", input: { command, description: "run" } }],
});
const CORRECTION = "no, we use pnpm here";

let server: HeedServer;
let developer: Developer;
let model: ScriptedModel;
let slug: string;
let session: ClaudeSession;
let sessions = 0;

async function newSession(): Promise<ClaudeSession> {
  sessions += 1;
  const folder = path.join(developer.home, `terminal-${sessions}`);
  mkdirSync(folder, { recursive: true });
  return openClaude({
    home: developer.home,
    project: developer.repository,
    folder,
    model,
    args: ["--permission-mode", "acceptEdits", "--allowedTools", "Bash"],
  });
}

/** One prompt during which the model runs these commands; returns what the model read after each of them. */
async function runCommands(prompt: string, commands: string[]): Promise<string[]> {
  const before = model.requests.length;
  model.script([...commands.map(bash), { text: "Finished." }]);
  await session.say(prompt);
  return model.requests.slice(before + 1).map((request) => request.lastMessage);
}

/** One prompt that the model only answers. */
async function answer(prompt: string, text: string): Promise<void> {
  model.script([{ text }]);
  await session.say(prompt);
}

async function ruleInForce(statement: RegExp): Promise<string> {
  const end = Date.now() + 20_000;
  for (;;) {
    const page = await server.admin.api.rule.list.query({ projectSlug: slug });
    const rule = page.items.find((item) => statement.test(item.statement) && item.status === "active");
    if (rule) return rule.number;
    if (Date.now() > end)
      throw new Error(`No active rule matches ${statement}: ${JSON.stringify(page.items)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const DENIED = /hook error/i;

beforeAll(async () => {
  server = await startHeedServer();
  developer = await createDeveloper(server);
  prepareClaudeHome(developer.home);
  ({ slug } = await connect(developer, server, "Shop"));
  model = await startScriptedModel();
}, 400_000);

afterAll(async () => {
  await session?.close();
  await model?.close();
  developer?.remove();
  await server?.close();
});

describe("one correction, end to end, in the real Claude Code", () => {
  it("runs the mistake in session 1, then learns from the person's words", async () => {
    session = await newSession();
    const [read] = await runCommands("add left-pad to the shop", [
      "npm install left-pad --dry-run --offline",
    ]);
    expect(read).not.toMatch(DENIED);
    await answer(CORRECTION, "Understood, pnpm it is.");
    expect(await ruleInForce(/pnpm/)).toBe("R1");
  });

  it("binds at the very next prompt: denied before it runs, with the reason and the person's words", async () => {
    const [read] = await runCommands("please go on", ["npm i"]);
    expect(read).toMatch(DENIED);
    expect(read).toContain("R1");
    expect(read).toContain(CORRECTION);
    expect(read).toContain("pnpm");
    expect(session.terminal.text()).toMatch(/Heed learned: .*pnpm/i);
  });

  it("binds in session 2, through cd, bash -c and short forms", async () => {
    await session.close();
    session = await newSession();
    const reads = await runCommands("continue with the shop", ["npm i", "cd web && npm ci"]);
    expect(reads[0]).toMatch(DENIED);
    expect(reads[1]).toMatch(DENIED);
    const [nested] = await runCommands("and now the other way", ['bash -c "npm install x"']);
    expect(nested).toMatch(DENIED);
  });

  it("lets pass what the rule is not about", async () => {
    const reads = await runCommands("build and look", [
      "npm run build",
      "pnpm add left-pad",
      'grep -rn "npm install" docs',
    ]);
    for (const read of reads) expect(read).not.toMatch(DENIED);
  });

  it("lets go after three denials of one incident, and logs it", async () => {
    const reads = await runCommands("try hard to install it", [
      "npm i a --offline",
      "npm i b --offline",
      "npm i c --offline",
      "npm i d --offline --dry-run",
    ]);
    expect(reads.map((read) => DENIED.test(read))).toEqual([true, true, true, false]);
    await expect
      .poll(
        async () =>
          (await server.admin.api.violation.list.query({ projectSlug: slug })).items.some(
            (item) => item.outcome === "exhausted",
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  });

  it("holds or asks instead for a push by force", async () => {
    await runCommands("push it", ["git push --force"]);
    await answer("never force push", "I will not force again.");
    await ruleInForce(/force/i);
    const rule = (await server.admin.api.rule.list.query({ projectSlug: slug })).items.find((item) =>
      /force/i.test(item.statement),
    );
    const detail = await server.admin.api.rule.get.query({ projectSlug: slug, ruleId: rule?.id ?? "" });
    expect(detail.content.onExhausted).toBe("ask");
    const [read] = await runCommands("push once more", ["git push --force origin main"]);
    expect(read).toMatch(DENIED);
  });
});

describe("taking it back", () => {
  it("heed undo frees the command, also with the server down", async () => {
    await server.stop();
    await expectDone(developer.heed(["undo", "R1"]), "heed undo");
    const [read] = await runCommands("install with npm now", ["npm install left-pad --dry-run --offline"]);
    expect(read).not.toMatch(DENIED);
    await server.start();
    await expectDone(developer.heed(["flush"]), "heed flush");
    await expect
      .poll(
        async () =>
          (await server.admin.api.rule.list.query({ projectSlug: slug, status: ["archived"] })).items.map(
            (item) => item.number,
          ),
        { timeout: 30_000 },
      )
      .toContain("R1");
  });
});
