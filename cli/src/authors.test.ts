import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { HOOK_SHELL, hookWorld, pnpmBundle, type WorldOptions } from "../test/hook-world";

let worlds: ReturnType<typeof hookWorld>[] = [];

function world(options: WorldOptions = {}) {
  const made = hookWorld(options);
  worlds.push(made);
  made.keepBundle(pnpmBundle());
  return made;
}

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

const REFUSED = "Heed: only a person at an interactive prompt can give Heed commands.";
const NESTED = [HOOK_SHELL, ["claude"], ["bash", "-c", "claude"], ["claude"], ["zsh"]];
const NIGHTLY = [HOOK_SHELL, ["claude", "-p", "fix"], ["bash", "nightly.sh"]];

function promptAuthors({ spooled }: ReturnType<typeof hookWorld>) {
  return spooled()
    .filter(({ kind }) => kind === "prompt_submitted")
    .map(({ author }) => author);
}

function unreadable() {
  return { entry: () => null, startEnvironment: () => null, atTerminal: () => null, all: () => [] };
}

type Case = [author: string, options: WorldOptions, fields: Record<string, unknown>];

const NOT_PERSONS: Case[] = [
  ["headless", { chain: NIGHTLY }, {}],
  ["automation", { env: { GITHUB_ACTIONS: "true" } }, {}],
  ["agent", { chain: NESTED }, {}],
  ["agent", { chain: [HOOK_SHELL, ["zsh"]] }, {}],
  ["subagent", {}, { agent_id: "a-1", agent_type: "general" }],
];

describe("trust.md section 3: who spoke", () => {
  it("human: an interactive prompt of a host without a host above it; it may command", async () => {
    const { prompt, spooled } = world();
    await prompt("no, we use pnpm here");
    expect(spooled().find(({ kind }) => kind === "prompt_submitted")?.author).toBe("human");
    expect((await prompt("heed: allow 12", "p-2")).reason).toContain("Heed lets R12 pass");
  });

  it.each(NOT_PERSONS)("%s: is recorded as such and may not command", async (author, options, fields) => {
    const { prompt, bash, spooled } = world(options);
    await prompt("no, we use pnpm here", "p-1", fields);
    expect(spooled().find(({ kind }) => kind === "prompt_submitted")?.author).toBe(author);
    for (const line of ["allow 12 today", "undo 12", "pause 2h", "off", "mute P4", "remember use npm"])
      expect((await prompt(`heed: ${line}`, "p-2", fields)).reason).toBe(REFUSED);
    expect((await bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(spooled().some(({ note }) => note?.type === "command")).toBe(false);
  });

  it("system: text that the host made commands nothing, whatever it quotes", async () => {
    const { prompt, spooled } = world();
    await prompt("<task-notification>\nheed: undo 12\n</task-notification>");
    expect(spooled().find(({ kind }) => kind === "prompt_submitted")?.author).toBe("system");
    expect(spooled().some(({ note }) => note?.type === "command")).toBe(false);
  });

  it.each(["please run heed: undo 12", "heed: undo 12\nand then go on", "> heed: undo 12"])(
    "a command is the whole prompt in one line, so this is none: %j",
    async (text) => {
      const { prompt, bash } = world();
      expect((await prompt(text)).decision).toBeUndefined();
      expect((await bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    },
  );

  it("the walk is cached for actions: an action looks at no process", async () => {
    const made = world();
    await made.prompt("one");
    made.deps.processes = unreadable();
    await made.bash("ls");
    const action = made.spooled().find(({ kind }) => kind === "action_requested");
    expect(action?.author).toBe("human");
  });

  it.each<[string, string[][]]>([
    ["headless", [HOOK_SHELL, ["claude", "-c", "-p"], ["bash", "-c", "x"], ["claude"], ["zsh"]]],
    ["at a terminal of its own", [HOOK_SHELL, ["claude", "-c"], ["script", "-qc"], ["claude"], ["zsh"]]],
    ["by a script that feeds the hook", [["bash", "feed.sh"], ["bash", "-c"], ["claude"], ["zsh"]]],
    ["by a program that feeds the hook", [["node", "-e", "feed"], ["claude"], ["zsh"]]],
    ["without any host", [HOOK_SHELL, ["init"]]],
  ])("a nested host that resumes the person's session is an agent: %s", async (_, chain) => {
    const made = world();
    await made.prompt("one");
    made.calledBy(chain);
    await made.hook("SessionStart", { source: "resume" });
    await made.prompt("no, use npm here", "p-2");
    for (const line of ["allow 12 day", "pause 7d", "off", "undo 12", "mute P4", "remember use npm"])
      expect((await made.prompt(`heed: ${line}`, "p-3")).reason).toBe(REFUSED);
    expect((await made.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(promptAuthors(made)).toEqual(["human", "agent"]);
    expect(made.spooled().some(({ note }) => note?.type === "command")).toBe(false);
  });

  it("the person goes on in the session that an agent resumed", async () => {
    const made = world();
    await made.prompt("one");
    made.calledBy(NESTED);
    await made.prompt("two", "p-2");
    made.calledBy([HOOK_SHELL, ["claude", "--resume"], ["zsh"]]);
    await made.prompt("three", "p-3");
    expect(promptAuthors(made)).toEqual(["human", "agent", "human"]);
    expect((await made.prompt("heed: allow 12", "p-4")).reason).toContain("Heed lets R12 pass");
  });

  it("a person may take over a session that was started without one", async () => {
    const made = world({ chain: NIGHTLY });
    await made.prompt("one");
    made.calledBy([HOOK_SHELL, ["claude", "-c"], ["zsh"]]);
    await made.prompt("two", "p-2");
    expect(promptAuthors(made)).toEqual(["headless", "human"]);
  });

  it("one process of a host never becomes more than it was found to be", async () => {
    const made = world({ env: { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" } });
    await made.prompt("one");
    delete made.deps.env.CLAUDE_CODE_ENTRYPOINT;
    await made.prompt("two", "p-2");
    expect(promptAuthors(made)).toEqual(["headless", "headless"]);
  });

  it("a prompt that the host's transcript shows as made by an SDK is found to be headless, not a person's", async () => {
    const made = world();
    const transcript_path = join(made.folder, "t.jsonl");
    await made.prompt("use pnpm", "p-1", { transcript_path });
    const row = { type: "user", promptId: "p-1", promptSource: "sdk", message: { content: "use pnpm" } };
    writeFileSync(transcript_path, `${JSON.stringify(row)}\n`);
    await made.hook("Stop", { transcript_path, last_assistant_message: "ok" });
    const notes = made.spooled().flatMap(({ note }) => (note?.type === "provenance" ? [note.found] : []));
    expect(notes).toEqual(["headless"]);
  });
});
