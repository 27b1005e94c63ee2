import pg, { type Client } from "pg";
import { type BackupHeader, type BackupTable, tableKey } from "@/core/backup/format";
import { HeedError } from "@/core/errors";
import { monthOfPartition, partitionOf } from "@/core/hook-event/partitions";
import { checkBackup, readBackup } from "./read";
import { listMonths, listTables, quoted, readState } from "./select";
import { type ChainReport, verifyAllChains } from "./verify-chains";
import { EXACT_TEXT } from "./write";

const BATCH = 500;

export type RestoreRequest = {
  /** The owner's connection, without an open transaction. */
  client: Client;
  file: string;
  /** Gives up what is in the database now. */
  replace: boolean;
};

export type RestoredBackup = { header: BackupHeader; rows: number; chains: ChainReport };

/**
 * Puts a backup into a database of the same state, in one transaction: all of it or nothing. Every constraint is
 * checked again at the end, and so is every audit chain; a chain that was broken before is reported, not refused.
 * @throws INVALID for a damaged file, before anything is touched
 * @throws PRECONDITION for other migrations, a database in use, and one with people in it unless `replace`
 */
export async function restoreBackup({ client, file, replace }: RestoreRequest): Promise<RestoredBackup> {
  const header = await checkBackup(file);
  await assertFits(client, header);
  await assertUnused(client, replace);
  await client.query("begin");
  try {
    await client.query(EXACT_TEXT);
    const relations = await openTables(client, header);
    const rows = await loadRows(client, file);
    for (const { schema, name, value } of header.sequences) {
      await client.query("select setval($1::regclass, $2::bigint)", [quoted({ schema, name }), value]);
    }
    for (const { add } of relations) await client.query(add);
    for (const table of header.tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
    await client.query("revoke truncate on audit_entries, audit_payloads, audit_chains from current_user");
    const chains = await verifyAllChains(client);
    await client.query("commit");
    return { header, rows, chains };
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function assertFits(client: Client, header: BackupHeader): Promise<void> {
  const state = await readState(client);
  const sameTables = shapeOf(await listTables(client)) === shapeOf(header.tables);
  const { migrations, queueMigration } = header;
  if (JSON.stringify({ migrations, queueMigration }) === JSON.stringify(state) && sameTables) return;
  const message = `This backup was made by Heed ${header.heedVersion}, whose database is built differently. Restore it with that version, then upgrade.`;
  throw new HeedError("PRECONDITION", message);
}

function shapeOf(tables: Omit<BackupTable, "rows">[]): string {
  const shapes = tables.map(({ schema, name, columns }) => [tableKey({ schema, name }), columns] as const);
  return JSON.stringify(shapes.sort(([left], [right]) => left.localeCompare(right)));
}

async function assertUnused(client: Client, replace: boolean): Promise<void> {
  const { rowCount: others } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend' limit 1`,
  );
  if (others) {
    throw new HeedError("PRECONDITION", "The database is in use. Stop Heed everywhere, then restore.");
  }
  const { rowCount: people } = await client.query("select 1 from users limit 1");
  if (!people || replace) return;
  const message =
    "There are people in this database. Restore into an empty one, or give up what is in it with --yes --replace.";
  throw new HeedError("PRECONDITION", message);
}

/** Empties the tables and lifts what would refuse rows out of order; all of it is the owner's right. */
async function openTables(client: Client, header: BackupHeader): Promise<{ add: string }[]> {
  const names = header.tables.map(quoted);
  // Where one role does everything, it has taken this right from itself (docs/database-roles.md).
  for (const name of names) await client.query(`grant truncate on ${name} to current_user`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  await createMonths(client, header.partitions);
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select pg_catalog.format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       pg_catalog.format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by conname`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

/** Months that this database has not made yet. Their ranges follow from their names, not from the file. */
async function createMonths(client: Client, wanted: string[]): Promise<void> {
  const existing = new Set(await listMonths(client));
  for (const month of wanted.map(monthOfPartition)) {
    if (!month) continue;
    const { name, from, to } = partitionOf(month);
    if (existing.has(name)) continue;
    await client.query(
      `create table ${pg.escapeIdentifier(name)} partition of hook_events for values from ('${from}') to ('${to}')`,
    );
  }
}

async function loadRows(client: Client, file: string): Promise<number> {
  let batch: { table: BackupTable; rows: (string | null)[][] } | null = null;
  let loaded = 0;
  for await (const item of readBackup(file)) {
    if ("format" in item) continue;
    if (batch && (batch.table !== item.table || batch.rows.length >= BATCH)) {
      await insert(client, batch.table, batch.rows);
      batch = null;
    }
    batch ??= { table: item.table, rows: [] };
    batch.rows.push(item.values);
    loaded += 1;
  }
  if (batch) await insert(client, batch.table, batch.rows);
  return loaded;
}

/** The columns' types are those of the catalogue: `assertFits` has compared them. */
async function insert(client: Client, table: BackupTable, rows: (string | null)[][]): Promise<void> {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name));
  const arrays = names.map((_name, index) => `$${index + 1}::text[]`);
  const values = table.columns.map(({ type }, index) => `source.c${index}::${type}`);
  const aliases = names.map((_name, index) => `c${index}`);
  await client.query(
    `insert into ${quoted(table)} (${names.join(", ")}) overriding system value
     select ${values.join(", ")} from unnest(${arrays.join(", ")}) as source(${aliases.join(", ")})`,
    table.columns.map((_column, index) => rows.map((row) => row[index] ?? null)),
  );
}
