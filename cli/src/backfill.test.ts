import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HookEvent } from "../../core/hook-event/schema";
import { hookWorld } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { findTranscripts } from "./backfill/find-transcripts";
import { fileLines } from "./backfill/read-file-lines";
import { type BackfillOptions, backfill, sinceOf } from "./commands/backfill";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

const OPTIONS: BackfillOptions = { since: "90d", dryRun: false, undo: false, yes: true, json: false };

/** Takes every window once, and says what it was sent. */
async function backfillServer() {
  const asked: { path: string; windows: { events: HookEvent[] }[] }[] = [];
  const stored = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const isZipped = request.headers["content-encoding"] === "gzip";
    const { windows = [] } = JSON.parse((isZipped ? gunzipSync(raw) : raw).toString("utf8"));
    asked.push({ path: request.url ?? "", windows });
    const results = windows.map(({ events }: { events: HookEvent[] }) => {
      const id = events.at(-1)?.id ?? "";
      const result = stored.has(id) ? "duplicate" : "stored";
      stored.add(id);
      return result;
    });
    const body = request.url?.endsWith("/undo") ? { events: stored.size * 2, proposals: 1 } : { results };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  cleanups.push(() => server.closeAllConnections());
  const address = server.address();
  const windows = () => asked.flatMap((one) => one.windows);
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    asked,
    windows,
  };
}

function world(options: Parameters<typeof hookWorld>[0] = {}) {
  const made = hookWorld(options);
  cleanups.push(made.remove);
  const folder = join(made.folder, ".claude", "projects", made.repo.replace(/[^a-zA-Z0-9]/g, "-"));
  const write = (name: string, rows: readonly unknown[]) => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, name);
    writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const at = new Date("2026-11-20T12:00:00Z");
    utimesSync(path, at, at);
    return path;
  };
  return { ...made, ...terminalIn(made), write };
}

let count = 0;

/** The agent runs a command, the person objects: rows as Claude Code writes them. */
function session(
  cwd: string,
  { said = "no, we use pnpm here, not npm", command = "npm install left-pad", day = "20", id = "s-old" } = {},
) {
  count += 1;
  const call = `toolu_${count}`;
  const at = (second: number) => `2026-11-${day}T10:00:${String(second).padStart(2, "0")}.000Z`;
  const base = { cwd, sessionId: id, isSidechain: false };
  return [
    {
      ...base,
      type: "user",
      uuid: `u1-${count}`,
      timestamp: at(1),
      promptSource: "typed",
      message: { content: `do step ${count}` },
    },
    {
      ...base,
      type: "assistant",
      uuid: `a1-${count}`,
      timestamp: at(2),
      message: { content: [{ type: "tool_use", id: call, name: "Bash", input: { command } }] },
    },
    {
      ...base,
      type: "user",
      uuid: `r1-${count}`,
      timestamp: at(3),
      message: { content: [{ type: "tool_result", tool_use_id: call, content: "added 1 package" }] },
    },
    {
      ...base,
      type: "assistant",
      uuid: `a2-${count}`,
      timestamp: at(4),
      message: { content: [{ type: "text", text: "I added left-pad." }] },
    },
    {
      ...base,
      type: "user",
      uuid: `u2-${count}`,
      timestamp: at(9),
      promptSource: "typed",
      message: { content: said },
    },
  ];
}

describe("heed backfill", () => {
  it("finds a correction of a past session, sends the prompt and the act alone, and where it waits", async () => {
    const server = await backfillServer();
    const { repo, write, context, text } = world({ origin: server.origin });
    write("s-old.jsonl", session(repo));
    await backfill(context, OPTIONS);
    const [window, ...others] = server.windows();
    expect(others).toEqual([]);
    expect(window?.events.map(({ kind, prompt, action }) => [kind, prompt, action?.kind])).toEqual([
      ["action_finished", undefined, "shell_command"],
      ["prompt_submitted", "no, we use pnpm here, not npm", undefined],
    ]);
    expect(window?.events[1]).toMatchObject({
      ...{ host: "claude_code", hostEventName: "backfill", session: "s-old", author: "human" },
      ...{ occurredAt: "2026-11-20T10:00:09.000Z", project: { key: "shop" } },
    });
    expect(text()).toContain(
      "Read 1 past session (0.0 MB) since 2026-08-31: 1 correction found, 1 not sent yet.",
    );
    expect(text()).toContain(
      "   1  2026-11-20  “no, we use pnpm here, not npm”\n      after: npm install left-pad",
    );
    expect(text()).toContain(`1 sent; what Heed makes of them waits for you: ${server.origin}/p/shop/inbox`);
  });

  it("a dry run shows the list and sends nothing", async () => {
    const server = await backfillServer();
    const { repo, write, context, text } = world({ origin: server.origin });
    write("s-old.jsonl", session(repo));
    await backfill(context, { ...OPTIONS, dryRun: true });
    expect(server.asked).toEqual([]);
    expect(text()).toContain("Nothing was sent.");
  });

  it("says which corrections were repeated most", async () => {
    const { repo, write, context, text } = world();
    write("a.jsonl", session(repo, { id: "a" }));
    write("b.jsonl", session(repo, { id: "b", day: "21", said: "no! use pnpm, not npm" }));
    await backfill(context, { ...OPTIONS, dryRun: true });
    expect(text()).toContain("You repeated most:\n  2×  Use pnpm, not npm.");
  });

  it("an unlinked repository reads and sends nothing", async () => {
    const server = await backfillServer();
    const { repo, write, context } = world({ origin: server.origin, linked: false });
    write("s-old.jsonl", session(repo));
    await expect(backfill(context, OPTIONS)).rejects.toThrow("not linked");
    expect(server.asked).toEqual([]);
  });

  it("a second run sends nothing again and reads unchanged files no more; a session that went on is read", async () => {
    const server = await backfillServer();
    const { repo, write, context, text } = world({ origin: server.origin });
    const path = write("s-old.jsonl", session(repo));
    await backfill(context, OPTIONS);
    await backfill(context, OPTIONS);
    expect(server.windows()).toHaveLength(1);
    expect(text()).toContain("1 correction found, 0 not sent yet.");
    const more = session(repo, {
      said: "no, never use emojis in the output",
      day: "22",
      command: "echo hello",
    });
    appendFileSync(path, more.map((row) => `${JSON.stringify(row)}\n`).join(""));
    await backfill(context, OPTIONS);
    expect(server.windows().map(({ events }) => events.at(-1)?.prompt)).toEqual([
      "no, we use pnpm here, not npm",
      "no, never use emojis in the output",
    ]);
  });

  it("the same entry has the same id in every run, made of its own time", async () => {
    const server = await backfillServer();
    const { repo, write, context, home } = world({ origin: server.origin });
    write("s-old.jsonl", session(repo));
    await backfill(context, OPTIONS);
    for (const name of readdirSync(join(home, "backfill")))
      writeFileSync(join(home, "backfill", name), "torn{");
    await backfill(context, OPTIONS);
    const [first, second] = server.windows().map(({ events }) => events.map(({ id }) => id));
    expect(second).toEqual(first);
    // 2026-11-20T10:00:09.000Z in milliseconds, the first 48 bits.
    expect(first?.[1]?.replaceAll("-", "").slice(0, 12)).toBe(
      (1_795_168_809_000).toString(16).padStart(12, "0"),
    );
  });

  it("undo asks the server to take all back and forgets what was sent", async () => {
    const server = await backfillServer();
    const { repo, write, context, text, home } = world({ origin: server.origin });
    write("s-old.jsonl", session(repo));
    await backfill(context, OPTIONS);
    await backfill(context, { ...OPTIONS, undo: true });
    expect(server.asked.at(-1)?.path).toBe("/api/v1/backfills/undo");
    expect(text()).toContain("Taken back: 2 events and 1 proposals of Shop.");
    expect(readdirSync(join(home, "backfill"))).toEqual([]);
  });

  it("without a yes and without a person nothing is sent", async () => {
    const server = await backfillServer();
    const { repo, write, context } = world({ origin: server.origin });
    write("s-old.jsonl", session(repo));
    await expect(backfill(context, { ...OPTIONS, yes: false })).rejects.toThrow("heed backfill --yes");
    expect(server.asked).toEqual([]);
  });

  it("secrets are masked before anything is kept or sent; ignored files go without their content", async () => {
    const server = await backfillServer();
    const { repo, write, context } = world({ origin: server.origin });
    const secret = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
    writeFileSync(join(repo, ".gitignore"), "private/\n");
    const command = `printf 'inner text' > private/notes.txt && npm install --token=${secret}`;
    write("s-old.jsonl", session(repo, { command }));
    await backfill(context, OPTIONS);
    const sent = JSON.stringify(server.windows());
    expect(server.windows()).toHaveLength(1);
    expect(sent).not.toContain(secret);
    expect(sent).toContain("private/notes.txt");
  });

  it("rows of another repository are no part of it, though their folder's name is alike", async () => {
    const server = await backfillServer();
    const { repo, folder, write, context } = world({ origin: server.origin });
    write("s-old.jsonl", session(join(folder, "elsewhere")));
    mkdirSync(join(folder, "elsewhere"));
    await backfill(context, OPTIONS);
    expect(server.asked).toEqual([]);
    expect(existsSync(repo)).toBe(true);
  });

  it("what nobody typed is passed over: side chains, meta rows, commands of the host", async () => {
    const { repo, write, context, text } = world();
    const rows = session(repo);
    const last = rows.at(-1);
    const made = [
      { isSidechain: true },
      { isMeta: true },
      { promptSource: "system", origin: { kind: "task-notification" } },
    ];
    write("s-old.jsonl", [
      ...rows.slice(0, -1),
      ...made.map((more, at) => ({ ...last, ...more, uuid: `m${at}` })),
    ]);
    await backfill(context, { ...OPTIONS, dryRun: true });
    expect(text()).toContain("0 corrections found");
  });

  it("an agent's host may not run it", async () => {
    const { context } = world();
    await expect(backfill({ ...context, insideHost: () => true }, OPTIONS)).rejects.toThrow("for people");
  });
});

describe("past transcripts", () => {
  const where = ({ repo, folder }: ReturnType<typeof world>, since = 0) => ({
    root: repo,
    userHome: folder,
    env: {},
    since,
  });

  it("links, other users' files and what was not written since are passed over", () => {
    const made = world();
    const path = made.write("a.jsonl", session(made.repo));
    symlinkSync(path, join(dirname(path), "b.jsonl"));
    symlinkSync("/dev/zero", join(dirname(path), "c.jsonl"));
    expect(findTranscripts(where(made)).map(({ name }) => name)).toEqual(["a"]);
    expect(findTranscripts(where(made, Date.parse("2026-11-21")))).toEqual([]);
    if (process.getuid) vi.spyOn(process, "getuid").mockReturnValue(4_242);
    expect(process.getuid ? findTranscripts(where(made)) : []).toEqual([]);
  });

  it("rollouts of Codex and sessions of Gemini are found where these hosts keep them", () => {
    const made = world();
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(made.folder, path)), { recursive: true });
      writeFileSync(join(made.folder, path), text);
    };
    write(".codex/sessions/2026/11/20/rollout-2026-11-20T10-00-00-x.jsonl", "{}\n");
    write(".codex/sessions/2026/11/20/notes.jsonl", "{}\n");
    write(".gemini/tmp/other/chats/session-1.jsonl", '{"projectHash":"0"}\n');
    expect(findTranscripts(where(made)).map(({ host }) => host)).toEqual(["codex"]);
  });

  it("a line of many megabytes is passed over, and the next one is read whole", async () => {
    const made = world();
    const path = made.write("big.jsonl", []);
    writeFileSync(path, `first\n${"x".repeat(9 * 1024 * 1024)}\nlast é\n`);
    const lines: string[] = [];
    let bytes = 0;
    for await (const line of fileLines(path, (read) => (bytes += read))) lines.push(line);
    expect(lines).toEqual(["first", "last é"]);
    expect(bytes).toBe(9 * 1024 * 1024 + 15);
  });
});

it.each([
  ["90d", "2026-08-31"],
  ["2w", "2026-11-15"],
  ["2026-11-01", "2026-11-01"],
])("--since %s begins on %s", (text, day) => {
  const now = Date.UTC(2026, 10, 29, 12);
  expect(new Date(sinceOf(text, now)).toISOString().slice(0, 10)).toBe(day);
});

it("--since that says nothing is refused with an example", () => {
  expect(() => sinceOf("soon", 0)).toThrow("Say --since as 90d");
});
