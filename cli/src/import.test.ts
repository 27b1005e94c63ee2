import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ImportReport } from "../../core/import/schema";
import { hookWorld } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { exportLibrary } from "./commands/export-library";
import { type ImportOptions, importFiles } from "./commands/import";
import { gatherFiles } from "./import/gather-files";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

function world(options: Parameters<typeof hookWorld>[0] = {}) {
  const made = hookWorld(options);
  cleanups.push(made.remove);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(made.repo, path)), { recursive: true });
    writeFileSync(join(made.repo, path), text);
  };
  const { context, lines, text } = terminalIn(made);
  const place = { cwd: made.repo, root: made.repo, userHome: made.folder };
  return { ...made, write, context, lines, text, place };
}

/** Compiling a hundred wishes takes its time where others work too. */
const SLOW_MS = 120_000;
const OPTIONS: ImportOptions = { files: [], dryRun: false, yes: true, json: false, enforceable: false };

/** A server that knows one thing: what was asked of it. It proposes every line. */
async function importServer() {
  const asked: { dryRun: boolean; lines: { text: string; file: string }[] }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const body = JSON.parse(
      (request.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw).toString("utf8"),
    );
    asked.push(body);
    const report: ImportReport = {
      ...{ dryRun: body.dryRun, acts: 40, proposals: body.lines.length },
      lines: body.lines.map((line: { text: string; file: string; line: number }) => ({
        ...line,
        kind: "enforceable",
        wishes: [
          { statement: line.text, enforceable: true, recipe: null, fate: "new", rule: null, broken: 3 },
        ],
      })),
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(report));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  cleanups.push(() => server.closeAllConnections());
  return { origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, asked };
}

describe("heed import", () => {
  it("a dry run says how many lines there are and how many are enforceable, and asks no server", async () => {
    const { write, context, text } = world({ linked: false });
    write("CLAUDE.md", "# Shop\n\nThis is a shop.\n\n- Use pnpm, never npm.\n- Keep functions small.\n");
    await importFiles(context, { ...OPTIONS, dryRun: true });
    expect(text()).toBe(
      [
        "CLAUDE.md: 3 lines: 1 enforceable, 1 that can only remind, 1 that ask for nothing.",
        "  CLAUDE.md:5  Use pnpm, not npm.",
        "Nothing was sent. Without --dry-run Heed proposes these to you.",
      ].join("\n"),
    );
  });

  it("sends what asks for something, masked, tells how often it was broken, then proposes it", async () => {
    const server = await importServer();
    const { write, context, text } = world({ origin: server.origin });
    const secret = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
    write("AGENTS.md", `This is a shop.\n\n- Use pnpm, never npm.\n- Never print ${secret} anywhere.\n`);
    await importFiles(context, OPTIONS);
    expect(server.asked.map(({ dryRun }) => dryRun)).toEqual([true, false]);
    expect(server.asked[1]?.lines.map((line) => line.text)).toEqual([
      "Use pnpm, never npm.",
      "Never print [redacted:github_token] anywhere.",
    ]);
    expect(text()).toContain("In your last 40 stored acts these lines were broken 6 times.");
    expect(text()).toContain(
      `2 proposed; nothing counts before you accept it: ${server.origin}/p/shop/inbox`,
    );
  });

  it("without a yes nothing is proposed", async () => {
    const server = await importServer();
    const { write, context } = world({ origin: server.origin });
    write("CLAUDE.md", "- Use pnpm, never npm.\n");
    await expect(importFiles(context, { ...OPTIONS, yes: false })).rejects.toThrow("Nothing was proposed.");
    expect(server.asked.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  it("an unlinked repository sends nothing", async () => {
    const server = await importServer();
    const { write, context } = world({ origin: server.origin, linked: false });
    write("CLAUDE.md", "- Use pnpm, never npm.\n");
    await expect(importFiles(context, OPTIONS)).rejects.toThrow("not linked");
    expect(server.asked).toEqual([]);
  });

  it(
    "more lines than one call takes are sent in turns",
    async () => {
      const server = await importServer();
      const { write, context } = world({ origin: server.origin });
      write(
        "rules.json",
        JSON.stringify(Array.from({ length: 120 }, (_, at) => `Never edit files in src/part${at}.`)),
      );
      await importFiles(context, { ...OPTIONS, files: ["rules.json"] });
      expect(server.asked.map(({ dryRun, lines }) => [dryRun, lines.length])).toEqual([
        [true, 100],
        [true, 20],
        [false, 100],
        [false, 20],
      ]);
    },
    SLOW_MS,
  );

  it(
    "a database of lessons is read and stays as it is, byte for byte",
    async () => {
      const { repo, context, text } = world({ linked: false });
      const bytes = readFileSync(join(import.meta.dirname, "../../core/import/fixtures/lessons.sqlite3"));
      writeFileSync(join(repo, "legacy.sqlite3"), bytes);
      writeFileSync(join(repo, "legacy.sqlite3-wal"), "x");
      await importFiles(context, { ...OPTIONS, dryRun: true, files: ["legacy.sqlite3"] });
      expect(text()).toContain("legacy.sqlite3: what its program wrote last is not in the file yet.");
      expect(text()).toMatch(/legacy\.sqlite3: 63 lines: \d+ enforceable/);
      expect(text()).toContain("legacy.sqlite3:1  Use pnpm, not npm.");
      expect(readFileSync(join(repo, "legacy.sqlite3")).equals(bytes)).toBe(true);
    },
    SLOW_MS,
  );

  it("an agent's host may not run it", async () => {
    const { context } = world();
    const inside = { ...context, insideHost: () => true };
    await expect(importFiles(inside, OPTIONS)).rejects.toThrow("for people");
  });
});

describe("heed export", () => {
  it("writes the library as Markdown to a file that only its owner reads", async () => {
    const library = {
      ...{ schemaVersion: 1, project: "shop", exportedAt: "2026-11-30T12:00:00.000Z", rules: [] },
      facts: [{ statement: "Prod runs Node 18.", scope: "project", source: "user_stated", confidence: 1 }],
    };
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(library));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    cleanups.push(() => new Promise((resolve) => server.close(resolve)));
    cleanups.push(() => server.closeAllConnections());
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { repo, context, text } = world({ origin: `http://127.0.0.1:${port}` });
    await exportLibrary(context, { format: "markdown", personal: true, out: "library.md" });
    expect(asked).toEqual(["/api/v1/library?project=shop&personal=true"]);
    expect(readFileSync(join(repo, "library.md"), "utf8")).toBe(
      "# Shop\n\n## What Heed knows of your wishes\n\n- Prod runs Node 18.\n",
    );
    expect(statSync(join(repo, "library.md")).mode & 0o077).toBe(0);
    expect(text()).toBe("0 rules and 1 facts of Shop to library.md.");
  });

  it("refuses a format that it does not have", async () => {
    const { context } = world();
    const refusal = exportLibrary(context, { format: "yaml", personal: false, out: undefined });
    await expect(refusal).rejects.toThrow("--format json or --format markdown");
  });
});

describe("the files of an import", () => {
  it("without a name: the instruction files of the repository; a link to one of them counts once", () => {
    const { write, repo, place } = world();
    for (const name of ["CLAUDE.md", ".cursor/rules/a.mdc", ".cursorrules", "README.md"])
      write(name, "- Use tabs.");
    symlinkSync("CLAUDE.md", join(repo, "AGENTS.md"));
    expect(gatherFiles([], place).files.map(({ name }) => name)).toEqual([
      "CLAUDE.md",
      ".cursorrules",
      ".cursor/rules/a.mdc",
    ]);
  });

  it("a folder of reflections is read with the folders in it, other sorts of files are not", () => {
    const { write, place } = world();
    for (const name of ["r/one.md", "r/2026/two.md", "r/three.json", "r/four.png"]) write(name, "x");
    expect(gatherFiles(["r"], place).files.map(({ name }) => name)).toEqual([
      "r/2026/two.md",
      "r/one.md",
      "r/three.json",
    ]);
  });

  it("a link that leads out of the repository, a secret path and what is not there are refused with the reason", () => {
    const { write, repo, place } = world();
    symlinkSync("/etc/hostname", join(repo, "CLAUDE.md"));
    write(".env", "KEY=1");
    expect(gatherFiles(["CLAUDE.md", ".env", "gone.md"], place)).toEqual({
      files: [],
      refused: [
        { name: "CLAUDE.md", why: "is a link that leads elsewhere" },
        { name: ".env", why: "may hold secrets" },
        { name: "gone.md", why: "is not there" },
      ],
    });
  });

  it.skipIf(process.getuid === undefined)("a file of another user is refused", () => {
    const { write, place } = world();
    write("CLAUDE.md", "- Use tabs.");
    vi.spyOn(process, "getuid").mockReturnValue(4_242);
    expect(gatherFiles(["CLAUDE.md"], place).refused).toEqual([
      { name: "CLAUDE.md", why: "belongs to another user" },
    ]);
  });

  it("a file of the home folder is the person's own and counts everywhere", () => {
    const { folder, place } = world();
    mkdirSync(join(folder, ".claude"));
    writeFileSync(join(folder, ".claude", "CLAUDE.md"), "- Use tabs.");
    expect(gatherFiles(["~/.claude/CLAUDE.md"], place).files).toMatchObject([
      { name: "~/.claude/CLAUDE.md", scope: "global" },
    ]);
  });

  it("folders that contain each other by links end", () => {
    const { write, repo, place } = world();
    write("r/one.md", "x");
    symlinkSync("..", join(repo, "r", "up"));
    expect(gatherFiles(["r"], place).files.map(({ name }) => name)).toEqual(["r/one.md"]);
  });
});
