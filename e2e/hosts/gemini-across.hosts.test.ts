import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ClaudeSession, openClaude, prepareClaudeHome } from "./claude-terminal";
import { DENIED, type GeminiWorld, shell, startGeminiWorld } from "./gemini-world";
import { type ScriptedModel, startScriptedModel } from "./scripted-model";
import { bash, DENIED as DENIED_IN_CLAUDE } from "./world";

let world: GeminiWorld;
let claudeModel: ScriptedModel;
let claude: ClaudeSession;

beforeAll(async () => {
  world = await startGeminiWorld();
  claudeModel = await startScriptedModel();
  const { home, repository: project } = world.developer;
  prepareClaudeHome(home);
  const folder = path.join(home, "terminal-claude");
  mkdirSync(folder, { recursive: true });
  const args = ["--permission-mode", "acceptEdits", "--allowedTools", "Bash,Read"];
  claude = await openClaude({ home, project, folder, model: claudeModel, args });
}, 600_000);

afterAll(async () => {
  await claude?.close();
  await claudeModel?.close();
  await world?.close();
});

/** What Claude Code's model reads after the last call of a prompt. */
async function inClaude(prompt: string, command: string): Promise<string> {
  claudeModel.script([bash(command), { text: "Finished." }]);
  await claude.say(prompt);
  return claudeModel.requests.at(-1)?.lastMessage ?? "";
}

it("what a person said to Claude Code binds in Gemini CLI", async () => {
  expect(await inClaude("add left-pad", "npm install left-pad --dry-run --offline")).not.toMatch(
    DENIED_IN_CLAUDE,
  );
  claudeModel.script([{ text: "Understood." }]);
  await claude.say("no, we use pnpm here");
  const number = await world.ruleInForce(/pnpm/);
  const ended = await world.headless("install it", [shell("npm i"), { text: "Done." }]);
  expect(ended.code).toBe(0);
  expect(world.model.requests.at(-1)?.lastMessage).toMatch(DENIED);
  expect(world.model.requests.at(-1)?.lastMessage).toContain(number);
});

it("and what a person said to Gemini CLI binds in Claude Code", async () => {
  const session = await world.open();
  await world.run(session, "push it", ["git push --force origin main"]);
  await world.answer(session, "never force push");
  await world.ruleInForce(/force/i);
  await session.close();
  expect(await inClaude("push once more", "git push --force")).toMatch(DENIED_IN_CLAUDE);
});
