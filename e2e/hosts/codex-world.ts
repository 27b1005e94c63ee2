import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { type DetachedResult, runDetached } from "../support/detached";
import { connect, createDeveloper, type Developer, expectDone } from "../support/developer";
import { type HeedServer, startHeedServer } from "../support/heed-server";
import { prepareClaudeHome } from "./claude-terminal";
import { codexBinary } from "./codex-binary";
import { type CodexModel, type CodexTurn, startCodexModel } from "./codex-model";
import {
  type CodexSession,
  codexEnvironment,
  openCodex,
  prepareCodexHome,
  stopCodexServer,
} from "./codex-terminal";

/** What the model reads in place of a result when a hook stopped the call. */
export const DENIED = /blocked by PreToolUse hook/;

type Rule = { id: string; number: string; statement: string; status: string };

export type CodexWorld = {
  server: HeedServer;
  developer: Developer;
  model: CodexModel;
  slug: string;
  open(options?: { trust?: boolean; args?: string[] }): Promise<CodexSession>;
  /** One prompt during which the model runs these commands; what it read after each of them. */
  run(session: CodexSession, prompt: string, commands: string[]): Promise<string[]>;
  answer(session: CodexSession, prompt: string, text?: string): Promise<string>;
  /** A run without a person: one prompt, then the host ends. What the model read after each call. */
  exec(prompt: string, turns: CodexTurn[], args?: string[]): Promise<DetachedResult & { read: string[] }>;
  rules(): Promise<Rule[]>;
  /** Number of the active rule whose statement matches, once this machine has it. */
  ruleInForce(statement: RegExp): Promise<string>;
  close(): Promise<void>;
};

/** Numbers of the rules that this machine has brought from the server by itself. */
async function knownHere(developer: Developer): Promise<string[]> {
  const { stdout } = await expectDone(developer.heed(["rules", "list", "--json"]), "heed rules list");
  const listed: { number: string }[] = JSON.parse(stdout);
  return listed.map(({ number }) => number);
}

export const shell = (cmd: string): CodexTurn => ({ call: "exec_command", input: { cmd } });

/** A set-up server, a machine with the CLI and a host, a linked repository and a scripted model; nothing installed. */
export async function startCodexWorld(): Promise<CodexWorld> {
  const server = await startHeedServer();
  const developer = await createDeveloper(server);
  const { home, repository: project } = developer;
  prepareClaudeHome(home);
  const { slug } = await connect(developer, server, "Shop");
  const model = await startCodexModel();
  prepareCodexHome(home, { project, model });
  symlinkSync(codexBinary(), path.join(home, ".npm-global", "bin", "codex"));
  const sessions: CodexSession[] = [];
  const rules = async () => (await server.admin.api.rule.list.query({ projectSlug: slug })).items;

  return {
    server,
    developer,
    model,
    slug,
    rules,
    async open(options) {
      const folder = path.join(home, `codex-terminal-${sessions.length + 1}`);
      mkdirSync(folder, { recursive: true });
      const session = await openCodex({ home, project, folder, model, ...options });
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
    async exec(prompt, turns, args = []) {
      const before = model.requests.length;
      model.script(turns);
      const result = await runDetached([codexBinary(), "exec", "--json", ...args, prompt], {
        cwd: project,
        env: codexEnvironment(home),
        timeoutMs: 120_000,
      });
      return { ...result, read: model.requests.slice(before + 1).map((request) => request.lastMessage) };
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
      stopCodexServer(home);
      await model.close();
      await developer.remove();
      await server.close();
    },
  };
}
