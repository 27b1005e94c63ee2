import { createHash, type Hash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg, { type Client } from "pg";
import { BACKUP_FORMAT, type BackupHeader, type BackupTable, tableKey } from "@/core/backup/format";
import { HeedError } from "@/core/errors";
import { listMonths, listSequences, listTables, quoted, readState } from "./select";

const BATCH = 1_000;
/** Values as text that any server reads back; row security must refuse rather than leave rows out. */
export const EXACT_TEXT =
  "set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local row_security = off";

export type WrittenBackup = { rows: number; bytes: number };

/**
 * Writes every row of the database, as of one moment, into a new file that only its owner can read: gzip over lines of
 * JSON. Heed goes on meanwhile. The session secret and the database's password are not in it.
 * @param request.client the application's connection, without an open transaction
 * @throws CONFLICT when there is such a file
 */
export async function writeBackup(request: {
  client: Client;
  file: string;
  heedVersion: string;
  now: Date;
}): Promise<WrittenBackup> {
  const { client, file } = request;
  if (existsSync(file)) throw new HeedError("CONFLICT", `${file} exists already. Choose another name.`);
  const partial = `${file}.${process.pid}.partial`;
  await client.query("begin isolation level repeatable read read only");
  try {
    await client.query(EXACT_TEXT);
    const header = await makeHeader(request);
    const lines = Readable.from(sealed(client, header), { objectMode: false });
    await pipeline(lines, createGzip(), createWriteStream(partial, { flags: "wx", mode: 0o600 }));
    // The name says that it is complete.
    await rename(partial, file);
    const { size } = await stat(file);
    return { rows: total(header), bytes: size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.query("rollback");
  }
}

async function makeHeader({
  client,
  heedVersion,
  now,
}: {
  client: Client;
  heedVersion: string;
  now: Date;
}): Promise<BackupHeader> {
  const state = await readState(client);
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::float8 as rows from ${quoted(table)}`,
    );
    tables.push({ ...table, rows: rows[0]?.rows ?? 0 });
  }
  return {
    format: BACKUP_FORMAT,
    heedVersion,
    createdAt: now.toISOString(),
    ...state,
    tables,
    partitions: await listMonths(client),
    sequences: await listSequences(client),
  };
}

async function* sealed(client: Client, header: BackupHeader): AsyncGenerator<string> {
  const hash = createHash("sha256");
  yield counted(hash, [JSON.stringify(header)]);
  for (const table of header.tables) {
    yield counted(hash, [JSON.stringify({ table: tableKey(table) })]);
    for await (const rows of rowsOf(client, table)) yield counted(hash, rows);
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex"), rows: total(header) })}\n`;
}

function counted(hash: Hash, lines: string[]): string {
  const text = `${lines.join("\n")}\n`;
  hash.update(text);
  return text;
}

async function* rowsOf(client: Client, table: BackupTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(", ");
  await client.query(`declare backup no scroll cursor for select ${columns} from ${quoted(table)}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${BATCH} from backup`,
      rowMode: "array",
    });
    if (rows.length > 0) yield rows.map((row) => JSON.stringify(row));
    if (rows.length < BATCH) break;
  }
  await client.query("close backup");
}

function total({ tables }: BackupHeader): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
