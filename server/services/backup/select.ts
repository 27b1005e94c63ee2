import pg, { type Client } from "pg";
import type { BackupHeader, BackupTable } from "@/core/backup/format";
import { monthOfPartition } from "@/core/hook-event/partitions";

/** Each migrator's own bookkeeping is compared, not copied. */
const TABLES = `
  select namespace.nspname as schema, class.relname as name,
    json_agg(json_build_object('name', attribute.attname,
      'type', format_type(attribute.atttypid, attribute.atttypmod)) order by attribute.attnum) as columns
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    and not attribute.attisdropped and attribute.attgenerated = ''
  where namespace.nspname in ('public', 'graphile_worker') and class.relkind in ('r', 'p')
    and not class.relispartition
    and (namespace.nspname, class.relname) not in (('public', '_prisma_migrations'), ('graphile_worker', 'migrations'))
  group by 1, 2 order by 1 desc, 2`;

/** Every table with its columns, as the catalogue has it; partitions lie behind their table. */
export async function listTables(client: Client): Promise<Omit<BackupTable, "rows">[]> {
  const { rows } = await client.query<Omit<BackupTable, "rows">>(TABLES);
  return rows;
}

/** What a backup must agree with before it may be loaded. */
export async function readState(
  client: Client,
): Promise<Pick<BackupHeader, "migrations" | "queueMigration">> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from "_prisma_migrations"
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  const queue = await client.query<{ id: number }>(
    "select max(id)::int as id from graphile_worker.migrations",
  );
  return { migrations: migrations.rows, queueMigration: queue.rows[0]?.id ?? 0 };
}

/** The months that the event table has. */
export async function listMonths(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
     where inhparent = 'hook_events'::regclass order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => monthOfPartition(name) !== null);
}

/** Sequences that have been used, with their last number. */
export async function listSequences(client: Client): Promise<BackupHeader["sequences"]> {
  const { rows } = await client.query<BackupHeader["sequences"][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`,
  );
  return rows;
}

/** A table's name for SQL. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
