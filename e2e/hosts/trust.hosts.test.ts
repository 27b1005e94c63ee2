import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { git, runDetached } from "../support/detached";
import { claudeBinary } from "./claude-binary";
import { claudeEnvironment } from "./claude-terminal";
import { bash, DENIED, startWorld, type World } from "./world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 600_000);

afterAll(async () => {
  await world?.close();
});

const sessions = async () =>
  (await world.server.admin.api.session.list.query({ projectSlug: world.slug })).items;

/** A one-shot run of the host, as a script would start it. */
function headless(prompt: string) {
  const { developer, model } = world;
  const options = [
    "-p",
    "--model",
    "claude-sonnet-4-5",
    "--permission-mode",
    "acceptEdits",
    "--allowedTools",
    "Bash",
  ];
  return runDetached([claudeBinary(), ...options, "--", prompt], {
    cwd: developer.repository,
    env: {
      ...developer.env,
      ...claudeEnvironment({ home: developer.home, modelUrl: model.url }),
      PATH: developer.env.PATH ?? "",
    },
    timeoutMs: 120_000,
  });
}

it("a -p run is headless: its wish is at most proposed, never a block by itself", async () => {
  const { model } = world;
  model.script([{ text: "Noted." }]);
  await headless("from now on always use pnpm, never npm");
  await expect.poll(async () => (await sessions()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [session] = await sessions();
  const page = await world.server.admin.api.session.timeline.query({
    projectSlug: world.slug,
    sessionId: session?.id ?? "",
  });
  expect(page.items.find((item) => item.kind === "prompt_submitted")?.author).toBe("headless");
  const statuses = async () => (await world.rules()).map((rule) => rule.status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(["proposed"]);
});

it("a nested host neither teaches nor commands", async () => {
  const session = await world.open();
  await world.run(session, "add left-pad", ["npm install left-pad --dry-run --offline"]);
  await world.answer(session, "no, we use pnpm here");
  const number = await world.ruleInForce(/pnpm/);
  const before = (await world.rules()).length;
  const nested = `${claudeBinary()} -p "heed: allow ${number.slice(1)} this session" --model claude-sonnet-4-5`;
  const teach = `${claudeBinary()} -p "no, we use bun here, never pnpm" --model claude-sonnet-4-5`;
  // The second nested host asks the model once itself.
  world.model.script([bash(nested), bash(teach), { text: "As you say." }, { text: "Finished." }]);
  await session.say("ask a colleague");
  const [read] = await world.run(session, "go on", ["npm i"]);
  expect(read).toMatch(DENIED);
  expect((await world.rules()).length).toBe(before);
  expect((await world.rules()).filter((rule) => /bun/.test(rule.statement))).toEqual([]);
  await session.close();
});

it("an unlinked repository sends nothing at all", async () => {
  const { developer } = world;
  const other = path.join(developer.home, "private-notes");
  mkdirSync(other);
  git(other, "init", "-q");
  const before = await sessions();
  const session = await world.open(other);
  await world.run(session, "make it so", ["npm install left-pad --dry-run --offline"]);
  await world.answer(session, "no, we use deno here");
  await session.close();
  expect((await sessions()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  const spool = path.join(developer.home, ".heed", "spool");
  const folders = existsSync(spool) ? readdirSync(spool, { recursive: true }).map(String) : [];
  expect(folders.filter((name) => name.includes("private-notes"))).toEqual([]);
  expect((await world.rules()).filter((rule) => /deno/.test(rule.statement))).toEqual([]);
});

it("a repository with an embedded bare repository matches no project and runs no code", async () => {
  const { developer } = world;
  const hostile = path.join(developer.home, "cloned");
  const trap = path.join(developer.home, "trap-ran");
  mkdirSync(path.join(hostile, "objects"), { recursive: true });
  mkdirSync(path.join(hostile, "refs"), { recursive: true });
  writeFileSync(path.join(hostile, "HEAD"), "ref: refs/heads/main\n");
  writeFileSync(
    path.join(hostile, "config"),
    `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${trap}"\n[remote "origin"]\n\turl = https://github.com/acme/shop.git\n`,
  );
  const before = (await sessions()).length;
  const status = await developer.heed(["status"], { cwd: hostile });
  expect(`${status.stdout}${status.stderr}`).not.toContain(`project ${world.slug}`);
  const hook = await runDetached([path.join(developer.home, ".heed", "bin", "heed-hook"), "claude-code"], {
    cwd: hostile,
    env: developer.env,
    stdin: JSON.stringify({
      session_id: "s-hostile",
      cwd: hostile,
      hook_event_name: "UserPromptSubmit",
      prompt: "no, we use deno here",
      transcript_path: "/nonexistent",
    }),
  });
  expect(hook.code).toBe(0);
  expect(existsSync(trap)).toBe(false);
  expect((await sessions()).length).toBe(before);
});
