import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { db } from "@/server/db/client";
import { enqueue } from "@/server/db/enqueue";
import { cloneName, createDatabase, dropDatabase, withDatabase } from "@/server/db/test-database";
import { contextOf } from "@/test/factories/contexts";
import { hookEvent } from "@/test/factories/hook-event";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { updateAccount } from "../account/update";
import { maintainPartitions } from "../hook-event/maintain-partitions";
import { recordEvents } from "../hook-event/record";
import { readLastBackup } from "./read-last";
import { recordBackup } from "./record";
import { restoreBackup } from "./restore";
import { listTables, quoted } from "./select";
import { writeBackup } from "./write";

const DAY_MS = 86_400_000;
const WORDS = 'He said: "no\\n", then — ünï\u2028code\t{1,NULL,"x"}\nand a second line';
const folder = mkdtempSync(path.join(tmpdir(), "heed-backup-"));
const file = path.join(folder, "heed.backup.gz");
const server = inject("databaseServer");
const targetName = cloneName(inject("databaseRunner"), `restore${process.env.VITEST_POOL_ID ?? "0"}`);

let source: pg.Client;
let target: pg.Client;
let written: { rows: number; bytes: number };

beforeAll(async () => {
  const name = decodeURIComponent(new URL(process.env.DATABASE_URL ?? "").pathname.slice(1));
  source = await connect(withDatabase(server, name));
  await fillSource();
  written = await writeBackup({ client: source, file, heedVersion: "0.1.0", now: new Date() });
});

beforeEach(async () => {
  const url = await createDatabase({
    serverUrl: server,
    name: targetName,
    template: inject("databaseTemplate"),
  });
  target = await connect(url);
});

afterEach(() => target.end());

afterAll(async () => {
  await source.end();
  await dropDatabase(server, targetName);
  rmSync(folder, { recursive: true });
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Something of everything that is hard to carry over: odd text, old months, circles, chains, waiting jobs. */
async function fillSource(): Promise<void> {
  await maintainPartitions(new Date());
  const { owner, project, ctx } = await mintTenant();
  const [old, now] = [Date.now() - 70 * DAY_MS, Date.now()];
  await recordEvents({
    ctx,
    input: {
      events: [
        hookEvent(project.slug, { prompt: WORDS, at: now }),
        hookEvent(project.slug, { prompt: WORDS, at: old }),
      ],
    },
  });
  for (const name of ["Ada Lovelace", "Ada — “ünï” \\ Example"]) {
    await updateAccount({ ctx: contextOf(owner.actor), input: { name } });
  }
  const rule = (number: number) =>
    db.rule.create({
      data: {
        layer: "personal",
        ownerId: owner.id,
        number,
        scope: "global",
        status: "active",
        mode: "remind",
        topic: "tooling",
        severity: "minor",
        source: "user_stated",
      },
    });
  const [first, second] = [await rule(1), await rule(2)];
  await db.rule.update({ where: { id: first.id }, data: { parentId: second.id } });
  await db.rule.update({ where: { id: second.id }, data: { supersededById: first.id } });
  await db.$transaction((tx) => enqueue(tx, { task: "play-sample", payload: { words: WORDS }, queue: "q" }));
}

/** One hash a table over all that is in it. */
async function contentOf(client: pg.Client): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
       from ${quoted(table)} t`,
    );
    content[quoted(table)] = rows[0].hash;
  }
  return content;
}

describe("a backup", () => {
  it("is one file that only its owner can read, and leaves nothing beside it", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(file).size).toBe(written.bytes);
    expect(readdirSync(folder)).toEqual(["heed.backup.gz"]);
    const [header = "", ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    expect(JSON.parse(header)).toMatchObject({ format: 1, heedVersion: "0.1.0" });
    const marks = JSON.parse(header).tables.length;
    // Everything but one mark a table and the seal is a row.
    expect(lines.length - marks - 1).toBe(written.rows);
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      rows: written.rows,
    });
  });

  it("never overwrites another one", async () => {
    const again = writeBackup({ client: source, file, heedVersion: "0.1.0", now: new Date() });
    await expectRefusal(again, "CONFLICT");
  });

  it("restores every row of every table into another database, with chains whole and guards in place", async () => {
    const { rows, chains } = await restoreBackup({ client: target, file, replace: false });
    expect(rows).toBe(written.rows);
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(chains.broken).toEqual([]);
    expect(chains.chains).toBeGreaterThan(0);
    expect(chains.entries).toBeGreaterThanOrEqual(2);

    const words = await target.query("select payload->>'prompt' as prompt from hook_events");
    expect(words.rows.filter(({ prompt }) => prompt === WORDS)).toHaveLength(2);
    const odd = await target.query("select count(*)::int as n from hook_events_default");
    expect(odd.rows).toEqual([{ n: 0 }]);
    await expect(target.query("update audit_entries set action = 'rule.archive'")).rejects.toThrow(
      /append-only/,
    );
    await expect(target.query("update rules set owner_id = gen_random_uuid()")).rejects.toThrow(
      /foreign key/,
    );
    const known = await target.query("select max(id)::int as id from graphile_worker.jobs");
    const added = await target.query("select id::int from graphile_worker.add_job('play-sample')");
    expect(added.rows[0].id).toBeGreaterThan(known.rows[0].id);
  });

  it("is refused by a database with people in it, unless told to give them up; then nothing of theirs is left", async () => {
    await target.query(
      "insert into users (id, email, name, updated_at) values (gen_random_uuid(), 'old@example.test', 'Old', now())",
    );
    const before = await contentOf(target);
    await expectRefusal(restoreBackup({ client: target, file, replace: false }), "PRECONDITION");
    expect(await contentOf(target)).toEqual(before);
    await restoreBackup({ client: target, file, replace: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it("is refused by a database of another state", async () => {
    await target.query(`delete from "_prisma_migrations" where migration_name =
      (select max(migration_name) from "_prisma_migrations")`);
    await expectRefusal(restoreBackup({ client: target, file, replace: false }), "PRECONDITION");
  });

  it("is refused by a database in use", async () => {
    const other = await connect(withDatabase(server, targetName));
    try {
      await expectRefusal(restoreBackup({ client: target, file, replace: false }), "PRECONDITION");
    } finally {
      await other.end();
    }
  });

  it.each<[string, (text: string) => Buffer]>([
    ["one changed letter", (text) => gzipSync(text.replace("Ada Lovelace", "Eve Lovelace"))],
    ["a row less", (text) => gzipSync(text.replace(/\n\[[^\n]*\]\n/, "\n"))],
    ["a cut end", (text) => gzipSync(text.slice(0, -30))],
    ["no seal", (text) => gzipSync(text.slice(0, text.trimEnd().lastIndexOf("\n") + 1))],
    ["something after the seal", (text) => gzipSync(`${text}[]\n`)],
    ["a cut archive", (text) => gzipSync(text).subarray(0, 2_000)],
    ["no archive", (text) => Buffer.from(text)],
    ["another file", () => gzipSync("hello\n")],
    ["nothing", () => gzipSync("")],
  ])("with %s is refused before anything is touched", async (_what, change) => {
    const damaged = path.join(folder, "damaged");
    writeFileSync(damaged, change(gunzipSync(readFileSync(file)).toString()));
    const before = await contentOf(target);
    await expectRefusal(restoreBackup({ client: target, file: damaged, replace: true }), "INVALID");
    expect(await contentOf(target)).toEqual(before);
    rmSync(damaged);
  });

  it("that holds a broken chain is restored, and the break is told", async () => {
    const broken = path.join(folder, "broken.gz");
    const { rows } = await source.query("select id, chain_id, seq from audit_entries where seq = 2 limit 1");
    await source.query("alter table audit_entries disable trigger user");
    await source.query("update audit_entries set action = 'rule.archive' where id = $1", [rows[0].id]);
    await source.query("alter table audit_entries enable trigger user");
    await writeBackup({ client: source, file: broken, heedVersion: "0.1.0", now: new Date() });
    const { chains } = await restoreBackup({ client: target, file: broken, replace: false });
    expect(chains.broken).toEqual([{ kind: "user", subjectId: expect.any(String), seq: 2 }]);
  });
});

describe("the last backup", () => {
  it("stands in the instance's audit, for instance admins", async () => {
    const now = new Date("2027-04-01T02:00:00.000Z");
    await recordBackup({ action: "backup.create", file: "heed.backup.gz", rows: 12, bytes: 3_400, now });
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "backup.create",
      entityId: "heed.backup.gz",
      actorId: null,
      after: { file: "heed.backup.gz", rows: 12, bytes: 3_400 },
    });
    const admin = await mintUser({ isInstanceAdmin: true });
    const last = { at: now, file: "heed.backup.gz", rows: 12, bytes: 3_400 };
    expect(await readLastBackup(contextOf(admin.actor))).toEqual(last);
    await expectRefusal(readLastBackup(contextOf((await mintUser()).actor)), "NOT_FOUND");
  });
});
