import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Behaviour, fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { flush } from "./flush";
import { isFlusherAlive } from "./flush/flusher-lock";
import { takeDropped } from "./state/spool";
import { removeToken } from "./state/token";

const ROOT = resolve(import.meta.dirname, "../..");
const HOOK = join(ROOT, "dist/cli/hook.cjs");
const MAIN = join(ROOT, "dist/cli/main.cjs");

type World = ReturnType<typeof hookWorld>;
type Ran = { status: number | null; stdout: string; stderr: string };

let cleanups: (() => unknown)[] = [];

beforeAll(() => {
  const built = spawnSync(process.execPath, ["cli/build.mjs"], { cwd: ROOT, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  cleanups = [];
});

async function setUp(behaviour: Behaviour = "ok") {
  const server = await fakeServer(behaviour);
  const world = hookWorld({ origin: server.origin });
  world.keepBundle(pnpmBundle());
  cleanups.push(world.remove, server.close, () => stopFlusher(world));
  return { server, world };
}

/** Only the flusher that our own hook started. */
async function stopFlusher({ home }: World): Promise<void> {
  if (!isFlusherAlive(home, Date.now())) return;
  process.kill(Number(readFileSync(join(home, "flusher.lock"), "utf8")));
  await until(() => !isFlusherAlive(home, Date.now()));
}

/** The test's own time limit ends a wait for something that never comes. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

function payload(world: World, event: string, fields: Record<string, unknown> = {}): string {
  return JSON.stringify({
    session_id: "s-1",
    cwd: world.repo,
    hook_event_name: event,
    prompt_id: "p-1",
    ...fields,
  });
}

function command(world: World, line: string, id: string): string {
  return payload(world, "PreToolUse", { tool_name: "Bash", tool_input: { command: line }, tool_use_id: id });
}

function runHookProcess(home: string, input: string | Buffer): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [HOOK, "claude-code"], {
      env: { ...process.env, HEED_HOME: home },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (data) => {
      stdout += data;
    });
    child.stderr.on("data", (data) => {
      stderr += data;
    });
    child.on("close", (status) => done({ status, stdout, stderr }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const SILENT: Ran = { status: 0, stdout: "", stderr: "" };

describe("the hook when the server misbehaves", () => {
  it.each<Behaviour>(["error", "garbage", "redirect", "unauthorised", "hang"])(
    "%s: answers as ever, and nothing is lost or stored twice",
    async (behaviour) => {
      const { server, world } = await setUp(behaviour);
      const prompt = await runHookProcess(
        world.home,
        payload(world, "UserPromptSubmit", { prompt: "go on" }),
      );
      expect(prompt.status).toBe(0);
      const denied = await runHookProcess(world.home, command(world, "npm install x", "t1"));
      expect(JSON.parse(denied.stdout).hookSpecificOutput.permissionDecision).toBe("deny");
      expect(await runHookProcess(world.home, command(world, "pnpm add x", "t2"))).toEqual(SILENT);
      await until(() => server.paths.length > 0);
      await stopFlusher(world);
      server.behave("ok");
      await flush({ ...world.deps, now: Date.now }, { budgetMs: 3_000, refresh: false });
      const kinds = [...server.stored.values()].map((event) => Reflect.get(Object(event), "kind")).sort();
      expect(kinds.filter((kind) => kind === "prompt_submitted")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "action_requested")).toHaveLength(2);
      expect(world.spooled()).toEqual([]);
    },
  );

  it("refused connection", async () => {
    const { server, world } = await setUp();
    await server.close();
    const ran = await runHookProcess(world.home, payload(world, "UserPromptSubmit", { prompt: "go on" }));
    expect(ran.status).toBe(0);
    await until(() => existsSync(join(world.home, "log")) && !isFlusherAlive(world.home, Date.now()));
    expect(world.spooled().map(({ kind }) => kind)).toContain("prompt_submitted");
  });
});

describe("the hook when its own machine misbehaves", () => {
  it.each([
    ["bad JSON", '{"a":'],
    ["bad UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x22])],
    ["nothing", ""],
  ])("%s: silent, exit 0", async (_name, input) => {
    const { world } = await setUp();
    expect(await runHookProcess(world.home, input)).toEqual(SILENT);
  });

  it("bad UTF-8 inside a command is judged all the same", async () => {
    const { world } = await setUp();
    const text = Buffer.from(command(world, "npm install x\u0001", "t1"));
    text[text.indexOf("\\u0001")] = 0xff;
    const ran = await runHookProcess(world.home, text);
    expect(ran.status).toBe(0);
    expect(ran.stderr).toBe("");
  });

  it("a 10 MB prompt", async () => {
    const { server, world } = await setUp();
    const prompt = "no, use tabs. ".repeat(750_000);
    expect((await runHookProcess(world.home, payload(world, "UserPromptSubmit", { prompt }))).status).toBe(0);
    await until(() => server.stored.size > 0);
  });

  it.each(["/proc/heed-home", "/dev/null/heed"])("a home that cannot be written: %s", async (home) => {
    const { world } = await setUp();
    expect(await runHookProcess(home, command(world, "npm install x", "t1"))).toEqual(SILENT);
  });

  it("a full spool: the oldest stay, what is dropped is counted", async () => {
    const { server, world } = await setUp();
    const folder = join(world.home, "spool", server.origin.replace(/[:/]/g, "_"), "shop");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "current.ndjson"), "");
    truncateSync(join(folder, "current.ndjson"), 16 * 1024 * 1024);
    removeToken(world.home, server.origin);
    expect((await runHookProcess(world.home, command(world, "ls", "t1"))).status).toBe(0);
    expect(takeDropped(world.place)).toBe(1);
  });

  it("its compiled form takes in each kind of action once, and a damaged one is made anew", async () => {
    const { world } = await setUp();
    const folder = join(world.home, "cache");
    const body = () => {
      const name = readdirSync(folder).find((file) => file.startsWith("hook-body.")) ?? "";
      return { path: join(folder, name), bytes: readFileSync(join(folder, name)) };
    };
    const edit = { tool_name: "Edit", tool_input: { file_path: "a.ts", old_string: "a", new_string: "b" } };
    const runs = [
      command(world, "ls", "t1"),
      payload(world, "PreToolUse", { ...edit, tool_use_id: "t2" }),
      command(world, "ls", "t3"),
    ];
    const kept: Buffer[] = [];
    for (const input of runs) {
      expect((await runHookProcess(world.home, input)).status).toBe(0);
      kept.push(body().bytes);
    }
    // The last byte has one bit a kind: a command, then a changed file too.
    expect(kept.map((bytes) => bytes.at(-1))).toEqual([1, 3, 3]);
    expect(kept[2]).toEqual(kept[1]);
    writeFileSync(body().path, "damaged");
    const denied = await runHookProcess(world.home, command(world, "npm ci", "t4"));
    expect(JSON.parse(denied.stdout).hookSpecificOutput.permissionDecision).toBe("deny");
    expect(body().bytes.at(-1)).toBe(1);
  });

  it("many at once: each answers, each is kept once", async () => {
    const { server, world } = await setUp();
    removeToken(world.home, server.origin);
    const ran = await Promise.all(
      Array.from({ length: 12 }, (_, index) => runHookProcess(world.home, command(world, "ls", `t${index}`))),
    );
    expect(ran.every(({ status }) => status === 0)).toBe(true);
    expect(world.spooled()).toHaveLength(12);
    expect(new Set(world.spooled().map(({ id }) => id)).size).toBe(12);
  });

  it("installed twice: both deny, one event", async () => {
    const { server, world } = await setUp();
    removeToken(world.home, server.origin);
    const input = command(world, "npm ci", "same");
    const both = await Promise.all([runHookProcess(world.home, input), runHookProcess(world.home, input)]);
    for (const { stdout } of both)
      expect(JSON.parse(stdout).hookSpecificOutput.permissionDecision).toBe("deny");
    expect(world.spooled()).toHaveLength(1);
  });

  it("not linked: nothing is written for the server", async () => {
    const { world } = await setUp();
    rmSync(join(world.home, "links.json"));
    expect(await runHookProcess(world.home, command(world, "npm install x", "t1"))).toEqual(SILENT);
    expect(existsSync(join(world.home, "spool"))).toBe(false);
  });
});

describe("the package", () => {
  it("is one that npm installs without a network, and that runs", async () => {
    const { world } = await setUp();
    const prefix = join(world.folder, "npm");
    const npm = ["install", "--global", "--offline", "--no-audit", "--no-fund", `--prefix=${prefix}`];
    const installed = spawnSync("npm", [...npm, join(ROOT, "dist/cli.tgz")], {
      cwd: world.folder,
      encoding: "utf8",
    });
    expect(installed).toMatchObject({ status: 0 });
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const ran = spawnSync(join(prefix, "bin/heed"), ["--version"], { encoding: "utf8" });
    expect(ran.stdout.trim()).toBe(version);
  });
});

describe("heed install", () => {
  function heed(world: World, args: string[]): Ran {
    const env = { ...process.env, HOME: world.folder, HEED_HOME: "", NODE_OPTIONS: "" };
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      cwd: world.repo,
      env,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  }

  function registered(world: World): { hooks: Record<string, { hooks: { command: string }[] }[]> } {
    return JSON.parse(readFileSync(join(world.folder, ".claude/settings.json"), "utf8"));
  }

  it("registers a command that works, survives a poisoned environment, and is silent once it is gone", async () => {
    const { world } = await setUp();
    mkdirSync(join(world.folder, ".claude"));
    const inside = heed(world, ["install", "--yes"]);
    // Agents may run these tests; then the refusal is what must be seen.
    if (inside.status === 3) return;
    expect(inside).toMatchObject({ status: 0, stderr: "" });
    const line = registered(world).hooks.PreToolUse?.[0]?.hooks[0]?.command ?? "";
    const run = () =>
      spawnSync("/bin/sh", ["-c", line], {
        input: command(world, "npm install x", String(Math.random())),
        env: { ...process.env, NODE_OPTIONS: "--require /nowhere.js", HEED_HOME: "/elsewhere" },
        encoding: "utf8",
      });
    const denied = run();
    expect(JSON.parse(denied.stdout).hookSpecificOutput.permissionDecision).toBe("deny");
    const before = readFileSync(join(world.folder, ".claude/settings.json"), "utf8");
    expect(heed(world, ["install", "--yes"]).status).toBe(0);
    expect(readFileSync(join(world.folder, ".claude/settings.json"), "utf8")).toBe(before);
    expect(heed(world, ["uninstall", "--yes"]).status).toBe(0);
    // There was no such file before: what the installer made goes with it.
    expect(existsSync(join(world.folder, ".claude/settings.json"))).toBe(false);
    const gone = run();
    expect(gone).toMatchObject({ status: 0, stdout: "", stderr: "" });
  });

  it("shows what it would do and writes nothing with --dry-run", async () => {
    const { world } = await setUp();
    const ran = heed(world, ["install", "--dry-run", "--host", "claude-code"]);
    if (ran.status === 3) return;
    expect(ran.stdout).toContain("+      ");
    expect(existsSync(join(world.folder, ".claude"))).toBe(false);
  });
});
