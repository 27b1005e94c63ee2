import { mkdirSync } from "node:fs";
import path from "node:path";
import { connect, createDeveloper, type Developer } from "../support/developer";
import { type HeedServer, startHeedServer } from "../support/heed-server";
import { type ClaudeSession, openClaude, prepareClaudeHome } from "./claude-terminal";
import { type ModelTurn, type ScriptedModel, startScriptedModel } from "./scripted-model";

/** What the model reads in place of a result when a hook stopped the call. */
export const DENIED = /hook error/i;

export type World = {
  server: HeedServer;
  developer: Developer;
  model: ScriptedModel;
  slug: string;
  /** Opens the host interactively: a person who types. */
  open(project?: string): Promise<ClaudeSession>;
  /** One prompt during which the model runs these commands; what it read after each of them. */
  run(session: ClaudeSession, prompt: string, commands: string[]): Promise<string[]>;
  /** One prompt that the model only answers. */
  answer(session: ClaudeSession, prompt: string, text?: string): Promise<string>;
  rules(): Promise<{ id: string; number: string; statement: string; status: string; mode: string }[]>;
  /** Number of the active rule whose statement matches, once it is there. */
  ruleInForce(statement: RegExp): Promise<string>;
  close(): Promise<void>;
};

export const bash = (command: string): ModelTurn => ({
  calls: [{ name: "Bash", input: { command, description: "run" } }],
});

/** A set-up server, a machine with the CLI and the hooks, a linked repository and a scripted model. */
export async function startWorld(): Promise<World> {
  const server = await startHeedServer();
  const developer = await createDeveloper(server);
  prepareClaudeHome(developer.home);
  const { slug } = await connect(developer, server, "Shop");
  const model = await startScriptedModel();
  const sessions: ClaudeSession[] = [];

  const rules = async () => (await server.admin.api.rule.list.query({ projectSlug: slug })).items;
  return {
    server,
    developer,
    model,
    slug,
    rules,
    async open(project = developer.repository) {
      const folder = path.join(developer.home, `terminal-${sessions.length + 1}`);
      mkdirSync(folder, { recursive: true });
      const args = ["--permission-mode", "acceptEdits", "--allowedTools", "Bash,Read"];
      const session = await openClaude({ home: developer.home, project, folder, model, args });
      sessions.push(session);
      return session;
    },
    async run(session, prompt, commands) {
      const before = model.requests.length;
      model.script([...commands.map(bash), { text: "Finished." }]);
      await session.say(prompt);
      return model.requests.slice(before + 1).map((request) => request.lastMessage);
    },
    async answer(session, prompt, text = "Understood.") {
      model.script([{ text }]);
      return session.say(prompt);
    },
    async ruleInForce(statement) {
      const end = Date.now() + 30_000;
      for (;;) {
        const items = await rules();
        const rule = items.find((item) => statement.test(item.statement) && item.status === "active");
        if (rule) return rule.number;
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
