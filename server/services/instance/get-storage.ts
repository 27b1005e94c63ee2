import { statfs } from "node:fs/promises";
import path from "node:path";
import { addMonths, monthOfPartition } from "@/core/hook-event/partitions";
import type { EventPartition, Storage } from "@/core/instance/schema";
import { env } from "@/env";
import { pool } from "@/server/db/client";
import { readLastBackup } from "../backup/read-last";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

const DAY_MS = 86_400_000;
/** The event table is shown by month. */
const EVENTS = "hook_events";

type TableRow = { name: string; rows: number | null; bytes: number; isPartition: boolean };

/** `host` null: reached by a Unix socket. */
type DatabaseRow = { bytes: number; name: string; host: string | null };

// A partitioned table has no size of its own: its months are listed one by one.
const TABLES = `
  select class.relname as name, case when class.reltuples < 0 then null else class.reltuples::float8 end as rows,
    pg_total_relation_size(class.oid)::float8 as bytes, class.relispartition as "isPartition"
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where class.relkind = 'r' and namespace.nspname in ('public', 'graphile_worker')
  order by bytes desc, name`;

/** What the instance keeps and where: sizes and estimates, no content. */
export async function getStorage({ ctx }: { ctx: ServiceContext }): Promise<Storage> {
  await requirePermission(ctx, "instance:admin");
  const [database, tables, retention, lastBackup, freeBytes] = await Promise.all([
    pool().query<DatabaseRow>(
      `select pg_database_size(current_database())::float8 as bytes, current_database() as name,
         host(inet_server_addr()) as host`,
    ),
    pool().query<TableRow>(TABLES),
    pool().query<{ projects: number; shortestDays: number | null; longestDays: number | null }>(
      `select count(*)::int as projects, min(retention_days) as "shortestDays",
         max(retention_days) as "longestDays" from projects where archived_at is null`,
    ),
    readLastBackup(ctx),
    freeSpace(),
  ]);
  const { projects = 0, shortestDays = null, longestDays = null } = retention.rows[0] ?? {};
  const months = tables.rows.filter(({ isPartition }) => isPartition);
  const events = {
    name: EVENTS,
    rows: sum(months.map(({ rows }) => rows ?? 0)),
    bytes: sum(months.map(({ bytes }) => bytes)),
  };
  const others = tables.rows.filter(({ isPartition }) => !isPartition).map(toTable);
  return {
    database: database.rows[0] ?? { bytes: 0, name: "", host: null },
    tables: [events, ...others].sort((left, right) => right.bytes - left.bytes),
    partitions: months.map((table) => toPartition(table, longestDays ?? 90)).sort(byMonth),
    retention: { projects, shortestDays, longestDays },
    data: { folder: path.resolve(env.HEED_DATA_DIR), freeBytes },
    lastBackup,
  };
}

function toTable({ name, rows, bytes }: TableRow) {
  return { name, rows: rows === null ? null : Math.round(rows), bytes };
}

/** A month goes as a whole once its last day is beyond the longest retention (maintain-partitions). */
function toPartition(table: TableRow, longestDays: number): EventPartition {
  const month = monthOfPartition(table.name);
  if (!month) return { ...toTable(table), month: null, dropsOn: null };
  const next = addMonths(month, 1);
  return {
    ...toTable(table),
    month: `${month.year}-${String(month.month).padStart(2, "0")}`,
    dropsOn: new Date(Date.UTC(next.year, next.month - 1) + longestDays * DAY_MS),
  };
}

/** Newest month first, the partition of odd times last. */
function byMonth(left: EventPartition, right: EventPartition): number {
  return (right.month ?? "").localeCompare(left.month ?? "");
}

async function freeSpace(): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(env.HEED_DATA_DIR);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + Math.round(value), 0);
}
