import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { mintTenant } from "@/test/factories/mint-tenant";
import { asOwner } from "@/test/owner-database";
import { updateProject } from "../services/project/update";
import { APP_ROLE, asRole } from "./app-role";
import { pool } from "./client";
import { migrate, readMigrations } from "./migrate";
import { prepareDatabase } from "./prepare";
import { cloneName, createDatabase, dropDatabase } from "./test-database";

const migrations = readMigrations(path.resolve(import.meta.dirname, "../../prisma/migrations"));
const DENIED = { code: "42501" };

/** A project whose chain has one entry. */
async function mintChain() {
  const { ctx, project } = await mintTenant();
  await updateProject({ ctx, input: { name: "Renamed" } });
  return project;
}

describe("the application role has no UPDATE or DELETE on the chain (grants and trigger)", () => {
  it("connects as a role of its own that is no superuser", async () => {
    const { rows } = await pool().query(
      "select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user",
    );
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
    expect(rows).toEqual([{ name: APP_ROLE, ...none }]);
  });

  it.each([
    "update audit_entries set action = 'rule.archive'",
    "update audit_entries set id = id",
    "delete from audit_entries",
    "truncate audit_entries cascade",
    "delete from audit_payloads",
    "truncate audit_payloads",
    "delete from audit_chains",
    "truncate audit_chains cascade",
    "update _prisma_migrations set checksum = ''",
  ])("is denied by grant: %s", async (statement) => {
    await mintChain();
    await expect(pool().query(statement)).rejects.toMatchObject(DENIED);
  });

  it.each([
    "alter table audit_entries disable trigger all",
    "drop trigger audit_entries_append_only on audit_entries",
    "create trigger mine before insert on audit_entries for each row execute function refuse_audit_change()",
    "drop table audit_payloads",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$",
    "set session_replication_role = replica",
    "set role heed",
    "create role mine superuser",
  ])("has no way around: %s", async (statement) => {
    await expect(pool().query(statement)).rejects.toMatchObject(DENIED);
  });

  it("gives itself no right: granting is without effect", async () => {
    await pool().query(`grant update, delete on audit_entries to ${APP_ROLE}`);
    await expect(pool().query("delete from audit_entries")).rejects.toMatchObject(DENIED);
  });

  it.each([
    ["update audit_entries set action = 'rule.archive'", "append-only"],
    ["delete from audit_entries", "append-only"],
    ["truncate audit_entries cascade", "append-only"],
    ["delete from audit_payloads", "erased by emptying"],
    ["truncate audit_payloads", "erased by emptying"],
    ["update audit_payloads set after = '{}'", "only be erased"],
    ["delete from audit_chains", "never removed"],
    ["truncate audit_chains cascade", "append-only|never removed|erased"],
    ["update audit_chains set seq = seq - 1", "only grows"],
  ])("the trigger refuses the owner, too: %s", async (statement, reason) => {
    await mintChain();
    await expect(asOwner([statement])).rejects.toThrow(new RegExp(reason));
  });

  it("the trigger keeps an erased payload erased, and refuses one that keeps who did it", async () => {
    const { id } = await mintChain();
    const mine = `entry_id in (select e.id from audit_entries e join audit_chains c on c.id = e.chain_id where c.subject_id = '${id}')`;
    const empty = "before = null, after = null, salt = '', erased_at = now()";
    const half = pool().query(`update audit_payloads set ${empty} where ${mine}`);
    await expect(half).rejects.toThrow("only be erased");
    const whole = `update audit_payloads set ${empty}, actor_id = null, actor_name = '', origin = '' where ${mine}`;
    expect((await pool().query(whole)).rowCount).toBe(1);
    await expect(pool().query(whole)).rejects.toThrow("only be erased");
  });

  it("the trigger keeps the application from setting a head back", async () => {
    const { id } = await mintChain();
    const back = pool().query("update audit_chains set seq = 0 where subject_id = $1", [id]);
    await expect(back).rejects.toThrow("only grows");
  });
});

describe("a database that one role ran so far", () => {
  const serverUrl = inject("databaseServer");
  const made: { databases: string[]; roles: string[] } = { databases: [], roles: [] };

  async function emptyDatabase(purpose: string): Promise<string> {
    const name = cloneName(inject("databaseRunner"), purpose);
    made.databases.push(name);
    return createDatabase({ serverUrl, name });
  }

  /** A login role of the operator's server, owner of the database. */
  async function mintOwner(ownerUrl: string): Promise<{ url: string; role: string }> {
    const role = `one_${randomUUID().slice(0, 8)}`;
    made.roles.push(role);
    const database = pg.escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
    await run(ownerUrl, [
      `create role ${role} login password 'secret-of-a-test'`,
      `alter database ${database} owner to ${role}`,
    ]);
    return { role, url: asRole(ownerUrl, { user: role, password: "secret-of-a-test" }) };
  }

  async function run(url: string, statements: string[]): Promise<pg.QueryResult | undefined> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      let last: pg.QueryResult | undefined;
      for (const statement of statements) last = await client.query(statement);
      return last;
    } finally {
      await client.end();
    }
  }

  const chain = `insert into audit_chains (id, kind, subject_id, head, updated_at) values
    ('00000000-0000-7000-8000-000000000001', 'user', '00000000-0000-7000-8000-000000000002', 'h', now())`;
  const entry = `insert into audit_entries (id, chain_id, seq, action, entity_type, entity_id, actor_type, actor, at,
    payload_digest, previous_hash, hash) values ('00000000-0000-7000-8000-000000000003',
    '00000000-0000-7000-8000-000000000001', 1, 'a', 'b', 'c', 'user', 'd', now(), 'e', 'f', 'g')`;
  const payload = `insert into audit_payloads (entry_id, salt) values ('00000000-0000-7000-8000-000000000003', 's')`;

  afterAll(async () => {
    for (const name of made.databases) await dropDatabase(serverUrl, name);
    for (const role of made.roles) await run(serverUrl, [`drop role if exists ${role}`]);
  });

  it("is split at its next start, and again without a change", async () => {
    const ownerUrl = await emptyDatabase("split");
    await migrate(ownerUrl, migrations);
    const appUrl = asRole(ownerUrl, inject("databaseApp"));
    const before = run(appUrl, ["select 1 from users"]);
    await expect(before).rejects.toMatchObject(DENIED);
    for (const applied of [0, 0]) {
      const options = { migrations, createsRole: true };
      expect(await prepareDatabase({ ownerUrl, appUrl }, options)).toEqual({
        ...{ applied, isOwner: false, isSuperuser: false },
      });
    }
    await run(appUrl, [chain, entry, payload]);
    await expect(run(appUrl, ["delete from audit_entries"])).rejects.toMatchObject(DENIED);
    // Jobs and the months' partitions stay the application's.
    await run(appUrl, [
      "select graphile_worker.add_job('some_task')",
      "update graphile_worker._private_jobs set attempts = 1",
      "create table hook_events_test (like hook_events including all)",
      "alter table hook_events attach partition hook_events_test for values from ('01000000-0000-7000-8000-000000000000') to ('01100000-0000-7000-8000-000000000000')",
      "alter table hook_events detach partition hook_events_test",
      "drop table hook_events_test",
    ]);
    expect(await migrate(ownerUrl, migrations)).toBe(0);
  });

  /** A database of two roles, at work. */
  async function split(purpose: string) {
    const ownerUrl = await emptyDatabase(purpose);
    const appUrl = asRole(ownerUrl, inject("databaseApp"));
    const start = () => prepareDatabase({ ownerUrl, appUrl }, { migrations, createsRole: true });
    await start();
    return { ownerUrl, appUrl, start };
  }

  const EVIL = `create function graphile_worker.evil() returns int language plpgsql as $$ begin
    execute 'create table if not exists public.pwned as select current_user::text as who'; return 0; end $$`;

  it("runs nothing of the application's as the owner: not what it hangs below the queue's bookkeeping", async () => {
    const { ownerUrl, appUrl, start } = await split("queue");
    await run(appUrl, [
      EVIL,
      "alter table graphile_worker.migrations rename to migrations_real",
      `create view graphile_worker.migrations as
        select id + graphile_worker.evil() as id, ts, breaking from graphile_worker.migrations_real`,
    ]);
    await expect(start()).rejects.toMatchObject({
      code: "PRECONDITION",
      message: expect.stringContaining("graphile_worker.migrations"),
    });
    // Also where the check would not know of it: the queue migrates as the role that owns it.
    await migrate(ownerUrl, migrations, appUrl);
    const pwned = await run(ownerUrl, ["select who from public.pwned"]);
    expect(pwned?.rows).toEqual([{ who: APP_ROLE }]);
  });

  it.each([
    [
      "a routine",
      ["create function public.format(text, regclass, text) returns text language sql as 'select $3'"],
    ],
    ["an operator", ["create operator public.=== (leftarg = text, rightarg = text, function = texteq)"]],
    ["a domain", ["create domain public.word as text check (value <> '')"]],
    ["a view", ["create view public.seen as select 1"]],
    ["a rule", ["create rule gone as on delete to hook_events do instead nothing"]],
    ["a default", [EVIL, "alter table hook_events alter column seq set default graphile_worker.evil()"]],
    ["a constraint", [EVIL, "alter table hook_events add check (graphile_worker.evil() = 0) not valid"]],
    ["a policy", [EVIL, "create policy odd on hook_events using (graphile_worker.evil() = 0)"]],
    [
      "a trigger",
      [
        "create function graphile_worker.fire() returns trigger language plpgsql as 'begin return new; end'",
        "create trigger odd before insert on hook_events for each row execute function graphile_worker.fire()",
      ],
    ],
  ])(
    "does not start, and restores nothing, over %s of the application's making",
    async (name, statements) => {
      const { appUrl, start } = await split(`odd_${name.replace(/\W/g, "")}`);
      await run(appUrl, statements);
      await expect(start()).rejects.toMatchObject({
        code: "PRECONDITION",
        message: expect.stringContaining(APP_ROLE),
      });
    },
  );

  it("with one role for everything, that role gives its own rights on the chain up", async () => {
    const one = await mintOwner(await emptyDatabase("one"));
    const urls = { ownerUrl: one.url, appUrl: one.url };
    const rights = await prepareDatabase(urls, { migrations, createsRole: false });
    expect(rights).toMatchObject({ isOwner: true, isSuperuser: false });
    await run(one.url, [chain, entry, payload]);
    await expect(run(one.url, ["delete from audit_entries"])).rejects.toMatchObject(DENIED);
    await expect(run(one.url, ["truncate audit_payloads"])).rejects.toMatchObject(DENIED);
    await expect(run(one.url, ["update audit_entries set action = 'x'"])).rejects.toMatchObject(DENIED);
    await expect(run(one.url, ["update audit_entries set id = id"])).rejects.toThrow("append-only");
    expect(await prepareDatabase(urls, { migrations, createsRole: false })).toMatchObject({ applied: 0 });
  });

  it("with an owner that is not in the application's role, the start says what to do", async () => {
    const ownerUrl = await emptyDatabase("twoRoles");
    const owner = await mintOwner(ownerUrl);
    const appUrl = asRole(ownerUrl, inject("databaseApp"));
    const urls = { ownerUrl: owner.url, appUrl };
    const refused = prepareDatabase(urls, { migrations, createsRole: false });
    await expect(refused).rejects.toMatchObject({
      code: "PRECONDITION",
      message: expect.stringContaining("docs/database-roles.md"),
    });
    await run(ownerUrl, [`grant ${APP_ROLE} to ${owner.role}`]);
    expect(await prepareDatabase(urls, { migrations, createsRole: false })).toMatchObject({ isOwner: false });
    await run(appUrl, [chain, entry, payload]);
    await expect(run(appUrl, ["update audit_entries set action = 'x'"])).rejects.toMatchObject(DENIED);
  });
});
