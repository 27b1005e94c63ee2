import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type HookEvent, hookEventSchema } from "../../../core/hook-event/schema";
import { fakeServer } from "../../test/fake-server";
import { hookWorld, pnpmBundle } from "../../test/hook-world";
import { flush } from "../flush";
import { purgeServer } from "../flush/purge";
import { originKey } from "../state/home";
import { writeLink } from "../state/links";
import { observeWorkspace } from "./observe-workspace";
import { forgetWatches } from "./watch";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const world of worlds) world.remove();
  worlds = [];
});

const TOTAL = [
  "export function total(rows: Row[]): number {",
  "  let sum = 0;",
  "  for (const row of rows) sum += row.price;",
  "  return sum;",
  "}",
];

/** A machine on which the agent works and the person edits; times are those of the world's clock. */
function desk(options: Parameters<typeof hookWorld>[0] = {}) {
  const world = hookWorld(options);
  worlds.push(world);
  const { home, repo, deps } = world;
  const clock = () => deps.now();
  /** As an editor would; the file is as old as the moment. */
  function save(path: string, lines: readonly string[]): void {
    const file = join(repo, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join("\n")}\n`);
    utimesSync(file, clock() / 1000, clock() / 1000);
  }
  let calls = 0;
  async function write(path: string, lines: readonly string[], session = "s-1"): Promise<void> {
    save(path, lines);
    calls += 1;
    const tool_input = { file_path: join(repo, path), content: `${lines.join("\n")}\n` };
    const tool_response = { type: "create", filePath: tool_input.file_path, content: tool_input.content };
    const call = { session_id: session, tool_name: "Write", tool_use_id: `w${calls}` };
    await world.hook("PostToolUse", { ...call, tool_input, tool_response });
  }
  async function edit(path: string, before: readonly string[], after: readonly string[]): Promise<void> {
    calls += 1;
    const tool_input = {
      file_path: join(repo, path),
      old_string: before.join("\n"),
      new_string: after.join("\n"),
    };
    await world.hook("PostToolUse", {
      tool_name: "Edit",
      tool_use_id: `w${calls}`,
      tool_input,
      tool_response: {},
    });
  }
  const observe = () =>
    observeWorkspace({ home, env: { HOME: world.folder }, now: clock, random: deps.random });
  return {
    ...world,
    save,
    write,
    edit,
    observe,
    /** The agent's turn ends, and the flusher that its hook starts looks. */
    endTurn: async (session = "s-1") => {
      await world.hook("Stop", { session_id: session, last_assistant_message: "Done." });
      observe();
      world.advance(60_000);
    },
    /** The person's next prompt, and what the flusher makes of it. */
    ask: async (text = "now the tests", id = "p-2"): Promise<HookEvent[]> => {
      world.advance(1_000);
      await world.prompt(text, id);
      observe();
      return world.spooled().filter(({ kind }) => kind === "workspace_observed");
    },
    /** One line of the checkout's own log. */
    log: (message: string) => {
      const path = join(repo, ".git/logs/HEAD");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `0000 1111 Ada <ada@example.com> 1700000000 +0000\t${message}\n`, { flag: "a" });
    },
  };
}

/** An agent wrote `src/total.ts` in a turn that has ended. */
async function worked(options: Parameters<typeof hookWorld>[0] = {}) {
  const at = desk(options);
  await at.prompt("sum up the prices");
  await at.write("src/total.ts", TOTAL);
  await at.endTurn();
  return at;
}

const REDUCED = [TOTAL[0] ?? "", "  return rows.reduce((sum, row) => sum + row.price, 0);", "}"];

describe("workspace_observed (learning.md section 1)", () => {
  it("tells at the next prompt what the person changed by hand, with the act that it refers to", async () => {
    const at = await worked();
    at.save("src/total.ts", REDUCED);
    const [event, ...more] = await at.ask();
    const act = at.spooled().find(({ kind }) => kind === "action_finished");
    const prompt = at.spooled().findLast(({ kind }) => kind === "prompt_submitted");
    expect(more).toEqual([]);
    expect(hookEventSchema.safeParse(event).error).toBeUndefined();
    expect(event).toMatchObject({
      author: "human",
      session: "s-1",
      turnId: "p-2",
      project: { key: "shop", branch: "main" },
      workspace: {
        changes: [
          {
            path: "src/total.ts",
            op: "modify",
            removedLines: ["  let sum = 0;", "  for (const row of rows) sum += row.price;", "  return sum;"],
            addedLines: ["  return rows.reduce((sum, row) => sum + row.price, 0);"],
          },
        ],
        // Five lines, “}” among them, which is too short to be anybody's.
        handEdits: [{ path: "src/total.ts", how: "rewritten", actId: act?.id, lines: 4, kept: 1 }],
      },
    });
    // Judged with the prompt, so it comes before it.
    expect(event?.occurredAt.localeCompare(prompt?.occurredAt ?? "")).toBe(-1);
    expect((event?.id ?? "") < (prompt?.id ?? "")).toBe(true);
  });

  it("tells one edit once, however often the spool is read and whatever is asked next", async () => {
    const at = await worked();
    at.save("src/total.ts", REDUCED);
    await at.ask();
    at.observe();
    expect(await at.ask("and the docs", "p-3")).toHaveLength(1);
  });

  it.each([
    ["an agent's file that nobody touched", () => TOTAL],
    ["a formatter's work", () => TOTAL.map((line) => line.replace(/^ {2}/, "    ").replaceAll(";", ""))],
    ["lines beside the agent's", () => [...TOTAL, "", "export const TAX = 0.2;"]],
  ])("says nothing of %s", async (_name, lines) => {
    const at = await worked();
    at.save("src/total.ts", lines());
    expect(await at.ask()).toEqual([]);
  });

  it("says nothing of a file that the person wrote", async () => {
    const at = await worked();
    at.save("src/mine.ts", ["const mine = 1;"]);
    expect(await at.ask()).toEqual([]);
  });

  it("sends only hunks that overlap lines the agent wrote (trust.md section 1)", async () => {
    const at = desk();
    await at.prompt("rename the button");
    at.save("src/a.ts", ["const salary = 90_000;", "const label = 'Save';", "", "const other = 1;"]);
    await at.edit("src/a.ts", ["const label = 'Send';"], ["const label = 'Save';"]);
    await at.endTurn();
    at.save("src/a.ts", ["const salary = 95_000;", "const label = 'Store';", "", "const other = 2;"]);
    const [event] = await at.ask();
    expect(event?.workspace?.changes).toMatchObject([
      {
        removedLines: ["const label = 'Save';"],
        addedLines: ["const salary = 95_000;", "const label = 'Store';"],
      },
    ]);
    expect(JSON.stringify(event)).not.toContain("const other");
    expect(JSON.stringify(event)).not.toContain("90_000");
  });
});

describe("what was taken back", () => {
  const BEFORE = ["  return price * 1.2;"];
  const AFTER = ["  return withTax(price);"];

  async function edited() {
    const at = desk();
    await at.prompt("use the helper");
    at.save("src/tax.ts", ["export function gross(price: number) {", ...AFTER, "}"]);
    await at.edit("src/tax.ts", BEFORE, AFTER);
    await at.endTurn();
    return at;
  }
  const putBack = ["export function gross(price: number) {", ...BEFORE, "}"];
  const howOf = (events: HookEvent[]) =>
    events.flatMap(({ workspace }) => workspace?.handEdits?.map(({ how }) => how));

  it("a change put back by hand or by git checkout", async () => {
    const at = await edited();
    at.save("src/tax.ts", putBack);
    expect(howOf(await at.ask())).toEqual(["put_back"]);
  });

  it("lines deleted with nothing in their place", async () => {
    const at = await edited();
    at.save("src/tax.ts", ["export function gross(price: number) {", "}"]);
    expect(howOf(await at.ask())).toEqual(["removed"]);
  });

  it("a file deleted that the agent wrote", async () => {
    const at = await worked();
    rmSync(join(at.repo, "src/total.ts"));
    const events = await at.ask();
    expect(howOf(events)).toEqual(["deleted"]);
    expect(events[0]?.workspace?.changes).toMatchObject([{ op: "delete", addedLines: [] }]);
  });

  it.each(['revert: Revert "use the helper"', "reset: moving to HEAD~1"])(
    "a commit, by “%s”",
    async (message) => {
      const at = await edited();
      at.log("commit: use the helper");
      at.log(message);
      at.save("src/tax.ts", putBack);
      expect(howOf(await at.ask())).toEqual(["reverted"]);
    },
  );
});

describe("a changed file proves no author", () => {
  it.each([
    "checkout: moving from main to topic",
    "pull: Fast-forward",
    "merge topic: Merge made by the 'ort' strategy.",
    "rebase (finish): returning to refs/heads/main",
    "reset: moving to origin/main",
  ])("git explains it: %s", async (message) => {
    const at = await worked();
    at.log(message);
    at.save("src/total.ts", REDUCED);
    expect(await at.ask()).toEqual([]);
  });

  it("git stash explains it: what was put away may come back", async () => {
    const at = await worked();
    at.log("reset: moving to HEAD");
    mkdirSync(join(at.repo, ".git/logs/refs"), { recursive: true });
    writeFileSync(
      join(at.repo, ".git/logs/refs/stash"),
      "0000 1111 Ada <ada@example.com> 1 +0000\tWIP on main\n",
    );
    utimesSync(join(at.repo, ".git/logs/refs/stash"), at.deps.now() / 1000, at.deps.now() / 1000);
    rmSync(join(at.repo, "src/total.ts"));
    expect(await at.ask()).toEqual([]);
  });

  it("a commit explains nothing: it changes no file", async () => {
    const at = await worked();
    at.save("src/total.ts", REDUCED);
    at.log("commit: sum up");
    expect(await at.ask()).toHaveLength(1);
  });

  it("another agent explains it", async () => {
    const at = await worked();
    await at.write("src/total.ts", REDUCED, "s-2");
    expect(await at.ask()).toEqual([]);
  });

  it("what changed before the flusher looked, or after the prompt, may be the agent's", async () => {
    const early = desk();
    await early.prompt("sum up the prices");
    await early.write("src/total.ts", TOTAL);
    await early.hook("Stop", { last_assistant_message: "Done." });
    early.advance(1_000);
    early.save("src/total.ts", REDUCED);
    expect(await early.ask()).toEqual([]);

    const late = await worked();
    await late.prompt("now the tests", "p-2");
    late.advance(1_000);
    late.save("src/total.ts", REDUCED);
    late.observe();
    expect(late.spooled().filter(({ kind }) => kind === "workspace_observed")).toEqual([]);
  });
});

describe("never looked at", () => {
  it("a repository that is not linked, or no longer", async () => {
    const never = await worked({ linked: false });
    never.save("src/total.ts", REDUCED);
    expect(await never.ask()).toEqual([]);

    const former = await worked();
    former.save("src/total.ts", REDUCED);
    await former.prompt("now the tests", "p-2");
    writeLink(former.home, join(former.repo, ".git"), "off");
    former.observe();
    expect(former.spooled().filter(({ kind }) => kind === "workspace_observed")).toEqual([]);
  });

  it("files that git ignores, that may hold secrets, outside the repository, behind a link", async () => {
    const at = desk();
    writeFileSync(join(at.repo, ".gitignore"), "build/\n");
    await at.prompt("write them");
    const paths = ["build/out.ts", ".env", "../elsewhere.ts", "src/linked.ts"];
    for (const path of paths) await at.write(path, TOTAL);
    await at.endTurn();
    for (const path of paths.slice(0, 3)) at.save(path, REDUCED);
    rmSync(join(at.repo, "src/linked.ts"));
    at.save("src/target.ts", REDUCED);
    symlinkSync(join(at.repo, "src/target.ts"), join(at.repo, "src/linked.ts"));
    expect(await at.ask()).toEqual([]);
  });

  it("files above 256 KiB, and more than 50", async () => {
    const at = desk();
    await at.prompt("write them");
    const large = Array.from(
      { length: 9_000 },
      (_, index) => `export const value${index} = "${index} of many";`,
    );
    await at.write("src/large.ts", large.slice(0, 50));
    for (let index = 0; index < 51; index += 1) await at.write(`src/f${index}.ts`, TOTAL);
    await at.endTurn();
    at.save("src/large.ts", large);
    for (let index = 0; index < 51; index += 1) at.save(`src/f${index}.ts`, REDUCED);
    const [event] = await at.ask();
    expect(event?.workspace?.changes).toHaveLength(50);
    expect(event?.workspace?.changes.map(({ path }) => path)).not.toContain("src/f0.ts");
  });

  it("masks what the person put in place", async () => {
    const at = await worked();
    const secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
    at.save("src/total.ts", [TOTAL[0] ?? "", `  return fetchSum("${secret}");`, "}"]);
    const [event] = await at.ask();
    expect(event?.workspace?.changes[0]?.addedLines).toHaveLength(1);
    expect(JSON.stringify(at.spooled())).not.toContain(secret);
  });
});

it("the flusher that a prompt starts tells it together with the prompt (learning.md section 1)", async () => {
  const server = await fakeServer();
  server.serve(pnpmBundle());
  try {
    const at = await worked({ origin: server.origin });
    at.save("src/total.ts", REDUCED);
    at.advance(1_000);
    await at.prompt("now the tests", "p-2");
    const deps = { home: at.home, env: { HOME: at.folder }, now: Date.now, random: at.deps.random };
    const { problems } = await flush(deps, { budgetMs: 1_000, refresh: false });
    expect(problems).toEqual([]);
    const sent = [...server.stored.values()].map((event) => Reflect.get(Object(event), "kind"));
    expect(sent.filter((kind) => kind === "workspace_observed")).toHaveLength(1);
    expect(at.spooled()).toEqual([]);
    // Whatever purges the spool purges what is remembered of the files.
    purgeServer(at.home, server.origin);
    expect(existsSync(join(at.home, "spool", originKey(server.origin)))).toBe(false);
  } finally {
    await server.close();
  }
});

it("forgets a session after two days of rest", async () => {
  const at = await worked();
  const path = join(at.home, "spool", originKey(at.place.origin), "shop", "watch-s-1.json");
  const day = 24 * 60 * 60 * 1000;
  utimesSync(path, at.deps.now() / 1000, at.deps.now() / 1000);
  forgetWatches(at.home, at.deps.now() + day);
  expect(existsSync(path)).toBe(true);
  forgetWatches(at.home, at.deps.now() + 3 * day);
  expect(existsSync(path)).toBe(false);
});
