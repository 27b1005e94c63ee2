import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Behaviour, fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { listRules, type TestOptions, testRule } from "./commands/rules";
import { readStatus, status } from "./commands/status";
import { flush } from "./flush";
import { readRefusal } from "./state/refusal";
import { removeToken } from "./state/token";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

function world(origin?: string) {
  const made = hookWorld(origin ? { origin } : {});
  cleanups.push(made.remove);
  made.keepBundle(pnpmBundle());
  return made;
}

async function worldOf(behaviour: Behaviour) {
  const server = await fakeServer(behaviour);
  cleanups.push(server.close);
  return { server, ...world(server.origin) };
}

function run({ home, deps }: Pick<ReturnType<typeof hookWorld>, "home" | "deps">) {
  return flush({ home, env: {}, now: Date.now, random: deps.random }, { budgetMs: 1_000, refresh: false });
}

describe("a server that takes nothing from here", () => {
  it("a revoked token: one line in each session, and none after the server takes it again", async () => {
    const { server, ...made } = await worldOf("revoked");
    expect(await made.prompt("hello")).toEqual(
      expect.not.objectContaining({ systemMessage: expect.anything() }),
    );
    await run(made);
    expect((await made.prompt("and now")).systemMessage).toBe(
      "Heed is signed out here (its token was revoked): no rules are in force, nothing is learned. Run heed login in a terminal.",
    );
    expect((await made.prompt("go on")).systemMessage).toBeUndefined();
    expect((await made.prompt("hi", "p-9", { session_id: "s-2" })).systemMessage).toContain("revoked");
    server.behave("ok");
    await run(made);
    expect(readRefusal(made.home, server.origin)).toBeNull();
    expect((await made.prompt("hi", "p-9", { session_id: "s-3" })).systemMessage).toBeUndefined();
  });

  it("a token that the server does not know: the rules hold, and it says until when", async () => {
    const { server: _server, ...made } = await worldOf("unauthorised");
    await made.prompt("hello");
    await run(made);
    const { systemMessage } = await made.prompt("and now");
    expect(systemMessage).toContain("the server does not know its token");
    // The world begins on 29 November 2026; shared rules hold for 30 days.
    expect(systemMessage).toContain("rules still hold (shared ones until 2026-12-29)");
    expect((await made.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    const { context, text } = terminalIn(made);
    status(context, { json: false, showLast: false });
    expect(text()).toContain(`Problem     ${systemMessage}`);
  });

  it("no token: says so at the next prompt", async () => {
    const made = world();
    removeToken(made.home, made.place.origin);
    expect((await made.prompt("hello")).systemMessage).toContain("Heed is signed out here (no token)");
  });

  it("a server that is down is no refusal", async () => {
    const { server: _server, ...made } = await worldOf("error");
    await made.prompt("hello");
    await run(made);
    expect((await made.prompt("and now")).systemMessage).toBeUndefined();
  });
});

describe("a folder that cannot be written", () => {
  it("is told at prompts and holds nothing", async () => {
    const made = world();
    writeFileSync(join(made.home, "sessions"), "not a folder");
    const { systemMessage } = await made.prompt("hello");
    expect(systemMessage).toContain(`Heed is off: it cannot write to ${made.home}`);
    expect(await made.bash("npm install x")).toEqual({});
  });
});

describe("a pause", () => {
  it("is told by status and the list of rules, with its end", async () => {
    const made = world();
    await made.hook("SessionStart", { source: "startup" });
    await made.prompt("heed: pause 2h");
    const { context, text } = terminalIn(made);
    status(context, { json: false, showLast: false });
    listRules(context, { json: false });
    // The second call of the world is ten seconds after noon.
    const line = "paused until 2026-11-29 14:00 UTC, no rule is checked. End it with: heed resume";
    expect(text().split(line)).toHaveLength(3);
    expect(readStatus(context).pausedUntil).toBe("2026-11-29T14:00:10.000Z");
    await made.prompt("heed: resume");
    expect(readStatus(context).pausedUntil).toBeNull();
  });
});

describe("undo", () => {
  it("says when it was done before, also once the rule has left the bundle", async () => {
    const made = world();
    expect((await made.prompt("heed: undo 12")).reason).toContain("R12 no longer counts");
    const again = "Heed: R12 was already undone (Use pnpm, not npm.).";
    expect((await made.prompt("heed: undo 12", "p-2")).reason).toBe(again);
    made.keepBundle({ ...pnpmBundle(), rules: [] });
    expect((await made.prompt("heed: undo 12", "p-3")).reason).toBe(again);
    expect((await made.prompt("heed: undo 13", "p-4")).reason).toContain("knows no rule R13");
  });
});

describe("rules test", () => {
  it.each<[TestOptions, number, string]>([
    [{ json: false, command: "npm ci" }, 1, "R12 stops."],
    [{ json: false, command: "pnpm add x" }, 0, "R12 passes."],
    [{ json: false, command: `echo ${"x".repeat(70_000)}` }, 0, "R12 is unchecked: the command is longer"],
    [{ json: false, command: "echo 'x" }, 0, "R12 is unchecked: the command cannot be read as Bash."],
    [{ json: false, file: "src/new.ts" }, 0, "src/new.ts does not exist: tested as a new, empty file."],
    [{ json: false, file: "src/new.ts", text: "x" }, 0, "R12 passes."],
  ])("%j", (options, code, words) => {
    const { context, text } = terminalIn(world());
    expect(testRule(context, "12", options)).toBe(code);
    expect(text()).toContain(words);
  });
});
