/** A value of a row; blobs are not read. */
type Value = string | number | null;
export type Row = Map<string, Value>;
export type Table = { name: string; rows: Row[] };

const MAGIC = "SQLite format 3\0";
const LEAF = 13;
const INTERIOR = 5;
/** A damaged or hostile file must not keep the reader for ever. */
const MAX_ROWS = 20_000;
const MAX_DEPTH = 20;
const ENCODINGS = ["utf-8", "utf-8", "utf-16le", "utf-16be"];

type Database = { bytes: Uint8Array; view: DataView; pageSize: number; usable: number; decoder: TextDecoder };

/**
 * Reads the tables of an SQLite file (sqlite.org/fileformat2.html) out of its bytes: nothing is opened, locked or written, so
 * that the source stays as it is. What still lies in a `-wal` file beside it is not seen.
 * @returns null for what is no SQLite file; tables without rowids and virtual ones are left out
 */
export function readDatabase(bytes: Uint8Array): Table[] | null {
  if (bytes.length < 512 || latin(bytes.subarray(0, 16)) !== MAGIC) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint16(16);
  const pageSize = size === 1 ? 65_536 : size;
  const usable = pageSize - (bytes[20] ?? 0);
  if (pageSize < 512 || usable < 480) return null;
  const decoder = new TextDecoder(ENCODINGS[view.getUint32(56)] ?? "utf-8");
  const database: Database = { bytes, view, pageSize, usable, decoder };
  return records(database, 1).flatMap(([type, name, , root, sql]): Table[] => {
    if (type !== "table" || typeof name !== "string" || typeof root !== "number" || typeof sql !== "string")
      return [];
    if (root < 1 || name.startsWith("sqlite_") || /\bwithout\s+rowid\b/i.test(sql)) return [];
    const columns = columnsOf(sql);
    const rows = records(database, root).map(
      (values) => new Map(columns.map((column, at) => [column, values[at] ?? null])),
    );
    return [{ name, rows }];
  });
}

/** Rows of the table tree that begins on a page, in the order of their ids. */
function records(database: Database, root: number): Value[][] {
  const found: Value[][] = [];
  walk(database, { page: root, depth: 0, seen: new Set() }, found);
  return found;
}

type Step = { page: number; depth: number; seen: Set<number> };

function walk(database: Database, { page, depth, seen }: Step, found: Value[][]): void {
  const { view, pageSize, bytes } = database;
  const start = (page - 1) * pageSize;
  if (seen.has(page) || depth > MAX_DEPTH || page < 1 || start + pageSize > bytes.length) return;
  seen.add(page);
  const header = start + (page === 1 ? 100 : 0);
  const kind = bytes[header];
  if (kind !== LEAF && kind !== INTERIOR) return;
  const cells = view.getUint16(header + 3);
  const pointers = header + (kind === LEAF ? 8 : 12);
  for (let index = 0; index < cells && found.length < MAX_ROWS; index += 1) {
    if (pointers + index * 2 + 2 > start + pageSize) return;
    const cell = start + view.getUint16(pointers + index * 2);
    if (cell + 4 > bytes.length) continue;
    if (kind === INTERIOR) walk(database, { page: view.getUint32(cell), depth: depth + 1, seen }, found);
    else found.push(readRecord(database, payloadOf(database, cell)));
  }
  if (kind === INTERIOR) walk(database, { page: view.getUint32(header + 8), depth: depth + 1, seen }, found);
}

/** The bytes of a row, put together from its page and the pages that it flows over to. */
function payloadOf({ bytes, view, usable, pageSize }: Database, cell: number): Uint8Array {
  const [length, afterLength] = varint(bytes, cell);
  const [, body] = varint(bytes, afterLength);
  const most = usable - 35;
  if (length <= most) return bytes.subarray(body, body + length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (usable - 4));
  const local = wanted <= most ? wanted : least;
  const parts = [bytes.subarray(body, body + local)];
  let left = length - local;
  let page = body + local + 4 <= bytes.length ? view.getUint32(body + local) : 0;
  for (let hops = 0; page > 0 && left > 0 && hops * pageSize < bytes.length; hops += 1) {
    const start = (page - 1) * pageSize;
    if (start + pageSize > bytes.length) break;
    const part = bytes.subarray(start + 4, start + 4 + Math.min(left, usable - 4));
    parts.push(part);
    left -= part.length;
    page = view.getUint32(start);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function readRecord({ decoder }: Database, payload: Uint8Array): Value[] {
  const values: Value[] = [];
  const [headerSize, first] = varint(payload, 0);
  let at = first;
  let body = headerSize;
  while (at < headerSize && at < payload.length) {
    const [type, next] = varint(payload, at);
    at = next;
    const size = sizeOf(type);
    values.push(readValue(type, payload.subarray(body, body + size), decoder));
    body += size;
  }
  return values;
}

const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];

function sizeOf(type: number): number {
  return type < 12 ? (SIZES[type] ?? 0) : Math.floor((type - 12) / 2);
}

function readValue(type: number, bytes: Uint8Array, decoder: TextDecoder): Value {
  if (type >= 13 && type % 2 === 1) return decoder.decode(bytes);
  if (type === 8 || type === 9) return type - 8;
  if (type < 1 || type > 6) return null;
  const sign = (bytes[0] ?? 0) > 127 ? -1 : 0;
  return bytes.reduce((number, byte) => number * 256 + byte, sign);
}

function varint(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[from + index] ?? 0;
    if (index === 8) return [value * 256 + byte, from + 9];
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, from + index + 1];
  }
  return [value, from + 9];
}

/** Names of the columns of a `create table`, in order; constraints of the whole table are none. */
function columnsOf(sql: string): string[] {
  const inner = sql.slice(sql.indexOf("(") + 1, sql.lastIndexOf(")"));
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of inner) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part].flatMap((text) => {
    const name = /^\s*(?:"([^"]+)"|`([^`]+)`|\[([^\]]+)\]|(\w+))/.exec(text);
    const column = (name?.[1] ?? name?.[2] ?? name?.[3] ?? name?.[4] ?? "").toLowerCase();
    return /^(?:|primary|unique|check|foreign|constraint)$/.test(column) ? [] : [column];
  });
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
