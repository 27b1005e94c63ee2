import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { HeedError } from "../../core/errors";
import { roleOf } from "./app-role";
import { silentWorkerLogger } from "./worker-logger";

export type Migration = { name: string; sql: string; checksum: string };

/** The advisory lock that Prisma's own engine takes, so that its CLI and a start never run at once. */
export const MIGRATION_LOCK = 72_707_369;

const BOOKKEEPING = `
  create table if not exists "_prisma_migrations" (
    "id" varchar(36) primary key not null,
    "checksum" varchar(64) not null,
    "finished_at" timestamptz,
    "migration_name" varchar(255) not null,
    "logs" text,
    "rolled_back_at" timestamptz,
    "started_at" timestamptz not null default now(),
    "applied_steps_count" integer not null default 0
  )`;

/** Migrations of a folder in the order in which they are applied; none when the folder is missing. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => {
    const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Brings a database to the state of `migrations` with Prisma's own bookkeeping (`prisma migrate
 * status` agrees), then lets the job queue migrate its schema. Safe to run from several processes.
 * @param queueUrl of the role that the queue's schema was handed over to: from then on its migrations run as that
 *   role, since they read and call what belongs to it
 * @returns the number of migrations applied now
 */
export async function migrate(url: string, migrations: Migration[], queueUrl = url): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await applyMissing(client, migrations);
    const isHandedOver = (await queueOwner(client)) === roleOf(queueUrl);
    await runMigrations({ connectionString: isHandedOver ? queueUrl : url, logger: silentWorkerLogger });
    return applied;
  } finally {
    await client.end();
  }
}

async function queueOwner(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ owner: string }>(
    `select pg_catalog.pg_get_userbyid(nspowner) as owner from pg_catalog.pg_namespace
     where nspname = 'graphile_worker'`,
  );
  return rows[0]?.owner ?? null;
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<number> {
  await client.query(BOOKKEEPING);
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `select migration_name as name, finished_at is not null as finished
     from "_prisma_migrations" where rolled_back_at is null`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed) {
    const message = `The migration ${failed.name} failed earlier. Repair the database, then run: npm run prisma -- migrate resolve`;
    throw new HeedError("PRECONDITION", message);
  }
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.length;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query(`insert into "_prisma_migrations" (id, checksum, migration_name) values ($1, $2, $3)`, [
    id,
    checksum,
    name,
  ]);
  try {
    // Without parameters pg sends one simple query: the whole file is one transaction.
    await client.query(sql);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    await client.query(`update "_prisma_migrations" set logs = $2 where id = $1`, [id, reason]);
    throw new HeedError("PRECONDITION", `The migration ${name} failed: ${reason}`, { cause });
  }
  await client.query(
    `update "_prisma_migrations" set finished_at = now(), applied_steps_count = 1 where id = $1`,
    [id],
  );
}
