import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { HOOK_SHELL, hookWorld, pnpmBundle, type WorldOptions } from "../test/hook-world";
import { readConfig, writeConfig } from "./state/config";
import { writeKnownProjects } from "./state/known-projects";
import { readLinks } from "./state/links";

let worlds: ReturnType<typeof hookWorld>[] = [];

function world(options?: WorldOptions) {
  const made = hookWorld(options);
  worlds.push(made);
  return made;
}

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

function knowShop({ home, place }: ReturnType<typeof hookWorld>): void {
  const user = { id: "u", email: "ada@example.com", name: "Ada" };
  const server = { origin: place.origin, user, scopes: [], service: false, loggedInAt: "" };
  writeConfig(home, { servers: [server], folders: [] });
  writeKnownProjects(home, place.origin, [
    { slug: "shop", name: "Shop", role: "member", remotes: ["example.com/ada/shop"] },
  ]);
}

describe("trust.md section 2: which project a session belongs to", () => {
  it("worktrees of one repository are one project", async () => {
    const { repo, folder, keepBundle, prompt, bash, spooled } = world();
    keepBundle(pnpmBundle());
    const tree = join(folder, "tree");
    const admin = join(repo, ".git/worktrees/tree");
    mkdirSync(tree);
    mkdirSync(admin, { recursive: true });
    writeFileSync(join(tree, ".git"), `gitdir: ${admin}\n`);
    writeFileSync(join(admin, "commondir"), "../..\n");
    writeFileSync(join(admin, "gitdir"), `${join(tree, ".git")}\n`);
    writeFileSync(join(admin, "HEAD"), "ref: refs/heads/feat/cart\n");
    await prompt("hello", "p-1", { cwd: tree });
    expect(spooled()[0]?.project).toEqual({ key: "shop", branch: "feat/cart", worktree: true });
    const answer = await bash("npm install x", { cwd: tree });
    expect(answer.hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("is confirmed by the person: heed: on keeps the match, and says where it goes", async () => {
    const made = world({ linked: false });
    knowShop(made);
    await made.prompt("before");
    expect(made.spooled()).toEqual([]);
    const answer = await made.prompt("heed: on", "p-2");
    expect(answer.reason).toBe(`Heed is on: this repository belongs to Shop on ${made.place.origin}.`);
    expect(readLinks(made.home)[join(made.repo, ".git")]).toMatchObject({ project: "shop" });
    await made.prompt("after", "p-3");
    expect(made.spooled().map(({ prompt }) => prompt)).toEqual(["after"]);
  });

  it("an agent cannot link: a headless heed: on changes nothing", async () => {
    const made = world({ linked: false, chain: [HOOK_SHELL, ["claude", "-p", "x"], ["zsh"]] });
    knowShop(made);
    await made.prompt("heed: on");
    expect(readLinks(made.home)).toEqual({});
  });

  it("linking moves nothing that is older than the link", async () => {
    const made = world({ linked: false });
    knowShop(made);
    const transcript_path = join(made.folder, "t.jsonl");
    const fixture = new URL("../../core/hosts/claude-code/fixtures/transcript.jsonl", import.meta.url);
    // What the person refused and wrote there happened on 29 November at 19:11; the link is made a day later.
    writeFileSync(transcript_path, readFileSync(fixture));
    await made.prompt("secret words before the link", "p-1", { transcript_path });
    const write = {
      tool_name: "Write",
      tool_input: { file_path: join(made.repo, "old.ts"), content: "x\n" },
    };
    await made.hook("PostToolUse", { ...write, tool_response: { type: "create" }, tool_use_id: "w" });
    made.advance(24 * 60 * 60 * 1000);
    await made.prompt("heed: on", "p-2");
    await made.hook("Stop", { transcript_path, last_assistant_message: "Done." });
    await made.prompt("after", "p-3", { transcript_path });
    const text = JSON.stringify(made.spooled());
    expect(made.spooled().map(({ kind }) => kind)).toEqual(["turn_finished", "prompt_submitted"]);
    for (const old of ["secret words", "never publish by hand", "old.ts"]) expect(text).not.toContain(old);
  });

  it.each([
    ["a name file", '{"project":"other"}', "a file of this repository names another project"],
    ["a name file that holds no project", '{"project":"../../x"}', undefined],
  ])("asks again after %s", async (_what, text, words) => {
    const { repo, prompt, spooled } = world();
    writeFileSync(join(repo, ".heed.json"), text);
    const { systemMessage } = await prompt("hello");
    if (words === undefined) expect(systemMessage).toBeUndefined();
    else expect(systemMessage).toContain(words);
    expect(spooled()).toHaveLength(words === undefined ? 1 : 0);
    // Who linked it takes Heed to be at work, so each session says so, once.
    expect((await prompt("more", "p-2")).systemMessage).toBeUndefined();
    const later = (await prompt("hello", "p-3", { session_id: "s-2" })).systemMessage;
    expect(later === undefined).toBe(words === undefined);
  });

  it("a pipe under the name of one of git's or our files stops nothing: it is not read", async () => {
    const { repo, bash } = world();
    const { spawnSync } = await import("node:child_process");
    for (const name of [".gitignore", ".heed.json"]) spawnSync("mkfifo", [join(repo, name)]);
    expect(await bash("echo x > a.txt")).toEqual({});
  });
});

describe("trust.md section 3: automation", () => {
  it.each([
    ["a CI environment", { CI: "true" }, false],
    ["a service token", {}, true],
  ])("%s: nobody teaches or commands there", async (_what, env, service) => {
    const made = world({ env });
    made.keepBundle(pnpmBundle());
    if (service) {
      const config = readConfig(made.home);
      writeConfig(made.home, { ...config, servers: config.servers.map((known) => ({ ...known, service })) });
    }
    await made.prompt("no, we use pnpm here");
    expect((await made.prompt("heed: undo 12", "p-2")).reason).toContain("only a person");
    // The rules hold for automation too; with a service token no event is sent.
    expect((await made.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    const authors = new Set(made.spooled().map(({ author }) => author));
    expect([...authors]).toEqual(service ? [] : ["automation"]);
  });
});
