import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import {
  type BackupHeader,
  type BackupTable,
  backupHeaderSchema,
  backupMarkSchema,
  backupRowSchema,
  backupSealSchema,
  tableKey,
} from "@/core/backup/format";
import { HeedError, isHeedError } from "@/core/errors";

export type BackupRow = { table: BackupTable; values: (string | null)[] };

/**
 * Reads a backup from its first to its last byte without keeping it.
 * @returns its header, once checksum and numbers of rows are found to be right
 * @throws INVALID for another file, a cut one, and one that was changed
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const item of readBackup(file)) if ("format" in item) header = item;
  if (!header) throw damaged();
  return header;
}

/** The header, then every row in the order of the tables; the end is reached only when all of it was right. */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | BackupRow> {
  const hash = createHash("sha256");
  const reading = startReading();
  for await (const line of linesOf(file)) {
    const value = parse(line);
    const seal = reading.header === null ? null : backupSealSchema.safeParse(value);
    if (seal?.success) {
      finish(reading, seal.data.sha256 === hash.digest("hex"));
      continue;
    }
    if (reading.sealed) throw damaged();
    hash.update(`${line}\n`);
    const item = accept(reading, value);
    if (item) yield item;
  }
  if (!reading.sealed) throw damaged();
}

type Reading = {
  header: BackupHeader | null;
  /** Index of the table whose rows come now. */
  index: number;
  seen: number;
  sealed: boolean;
};

function startReading(): Reading {
  return { header: null, index: -1, seen: 0, sealed: false };
}

function accept(reading: Reading, value: unknown): BackupHeader | BackupRow | null {
  if (!reading.header) {
    const header = backupHeaderSchema.safeParse(value);
    if (!header.success) throw new HeedError("INVALID", "This is not a backup that this version can read.");
    reading.header = header.data;
    return header.data;
  }
  const table = reading.header.tables[reading.index];
  const row = backupRowSchema.safeParse(value);
  if (row.success && table && row.data.length === table.columns.length) {
    reading.seen += 1;
    return { table, values: row.data };
  }
  const next = reading.header.tables[reading.index + 1];
  const mark = backupMarkSchema.safeParse(value);
  if (!mark.success || !next || mark.data.table !== tableKey(next) || isShort(reading)) throw damaged();
  reading.index += 1;
  reading.seen = 0;
  return null;
}

function finish(reading: Reading, isSealRight: boolean): void {
  const tables = reading.header?.tables.length ?? 0;
  if (!isSealRight || reading.index !== tables - 1 || isShort(reading)) throw damaged();
  reading.sealed = true;
}

function isShort({ header, index, seen }: Reading): boolean {
  return seen !== (header?.tables[index]?.rows ?? 0);
}

/** A gzip that ends too early is damage too, whatever it is called. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip().setEncoding("utf8");
  source.on("error", (error) => unpacked.destroy(error));
  let rest = "";
  try {
    for await (const chunk of source.pipe(unpacked)) {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (cause) {
    if (isHeedError(cause)) throw cause;
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") {
      throw new HeedError("NOT_FOUND", "There is no such file.", { cause });
    }
    throw damaged(cause);
  } finally {
    source.destroy();
  }
  if (rest !== "") throw damaged();
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): HeedError {
  const message = "This backup is cut or was changed: its checksum does not fit. Nothing was restored.";
  return new HeedError("INVALID", message, { cause });
}
