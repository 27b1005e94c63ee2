import { mkdirSync } from "node:fs";
import path from "node:path";
import { type DetachedResult, runDetached } from "../support/detached";
import { connect, createDeveloper, type Developer, expectDone } from "../support/developer";
import { type HeedServer, startHeedServer } from "../support/heed-server";
import { geminiCommand } from "./gemini-binary";
import { startGeminiModel } from "./gemini-model";
import { type GeminiSession, geminiEnvironment, openGemini, prepareGeminiHome } from "./gemini-terminal";
import type { ModelTurn, ScriptedModel } from "./scripted-model";

/** What the model reads in place of a result when a hook stopped the call. */
export const DENIED = /Tool execution blocked/;

type Rule = { id: string; number: string; statement: string; status: string; mode: string };

export type GeminiWorld = {
  server: HeedServer;
  developer: Developer;
  model: ScriptedModel;
  slug: string;
  open(args?: string[]): Promise<GeminiSession>;
  /** One prompt during which the model runs these commands; what it read after each of them. */
  run(session: GeminiSession, prompt: string, commands: string[]): Promise<string[]>;
  answer(session: GeminiSession, prompt: string, text?: string): Promise<string>;
  /** A run without a person: one prompt, then the host ends. */
  headless(prompt: string, turns: ModelTurn[]): Promise<DetachedResult>;
  rules(): Promise<Rule[]>;
  /** Number of the active rule whose statement matches, once this machine has it. */
  ruleInForce(statement: RegExp): Promise<string>;
  close(): Promise<void>;
};

export const shell = (command: string): ModelTurn => ({
  calls: [{ name: "run_shell_command", input: { command, description: "run" } }],
});

/** Numbers of the rules that this machine has brought from the server by itself. */
async function knownHere(developer: Developer): Promise<string[]> {
  const { stdout } = await expectDone(developer.heed(["rules", "list", "--json"]), "heed rules list");
  const listed: { number: string }[] = JSON.parse(stdout);
  return listed.map(({ number }) => number);
}

/** A set-up server, a machine with the CLI and Gemini CLI's hooks, a linked repository and a scripted model. */
export async function startGeminiWorld(): Promise<GeminiWorld> {
  const server = await startHeedServer();
  const developer = await createDeveloper(server);
  prepareGeminiHome(developer.home);
  const { slug } = await connect(developer, server, "Shop");
  await expectDone(developer.heed(["install", "--host", "gemini-cli", "--yes"]), "heed install");
  const model = await startGeminiModel();
  const sessions: GeminiSession[] = [];
  const rules = async () => (await server.admin.api.rule.list.query({ projectSlug: slug })).items;

  return {
    server,
    developer,
    model,
    slug,
    rules,
    async open(args) {
      const folder = path.join(developer.home, `terminal-${sessions.length + 1}`);
      mkdirSync(folder, { recursive: true });
      const project = developer.repository;
      const session = await openGemini({ home: developer.home, project, folder, model, args });
      sessions.push(session);
      return session;
    },
    async run(session, prompt, commands) {
      const before = model.requests.length;
      model.script([...commands.map(shell), { text: "Finished." }]);
      await session.say(prompt);
      return model.requests.slice(before + 1).map((request) => request.lastMessage);
    },
    async answer(session, prompt, text = "Understood.") {
      model.script([{ text }]);
      return session.say(prompt);
    },
    headless(prompt, turns) {
      model.script(turns);
      const argv = [...geminiCommand(), "--approval-mode", "yolo", "-p", prompt];
      const env = geminiEnvironment(developer.home, model.url);
      return runDetached(argv, { cwd: developer.repository, env, timeoutMs: 120_000 });
    },
    async ruleInForce(statement) {
      const end = Date.now() + 30_000;
      for (;;) {
        const items = await rules();
        const rule = items.find((item) => statement.test(item.statement) && item.status === "active");
        if (rule && (await knownHere(developer)).includes(rule.number)) return rule.number;
        if (Date.now() > end)
          throw new Error(`No active rule matches ${statement}: ${JSON.stringify(items)}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    async close() {
      for (const session of sessions) await session.close();
      await model.close();
      await developer.remove();
      await server.close();
    },
  };
}
