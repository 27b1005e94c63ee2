import pg, { type PoolClient } from "pg";
import {
  isAfter,
  monthOf,
  monthOfPartition,
  neededPartitions,
  type Partition,
} from "@/core/hook-event/partitions";
import { pool } from "@/server/db/client";

const LOCK_TIMEOUT = "3s";
const DAY_MS = 86_400_000;

export type Maintenance = { created: string[]; dropped: string[] };

/**
 * Keeps one partition for every month within the longest retention and three ahead (architecture.md section 2). Rows that
 * waited in the default partition move along in the transaction that attaches their month; what is beyond every
 * project's retention is detached and dropped. Lock waits are short: ingest goes on, the next run tries again.
 */
export async function maintainPartitions(now: Date): Promise<Maintenance> {
  const client = await pool().connect();
  try {
    const retentionDays = await longestRetention(client);
    const existing = new Set(await partitionNames(client));
    const created: string[] = [];
    for (const partition of neededPartitions(now, retentionDays)) {
      if (existing.has(partition.name)) continue;
      await create(client, partition);
      created.push(partition.name);
    }
    const oldest = monthOf(new Date(now.getTime() - retentionDays * DAY_MS));
    const dropped: string[] = [];
    for (const name of existing) {
      const month = monthOfPartition(name);
      if (!month || !isAfter(oldest, month)) continue;
      await drop(client, name);
      dropped.push(name);
    }
    return { created, dropped };
  } finally {
    client.release();
  }
}

async function longestRetention(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ days: number | null }>(
    "select max(retention_days) as days from projects",
  );
  return rows[0]?.days ?? 90;
}

async function partitionNames(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select child.relname as name from pg_inherits
     join pg_class child on child.oid = inhrelid where inhparent = 'hook_events'::regclass`,
  );
  return rows.map(({ name }) => name);
}

/** The table is made beside, filled from the default partition, and attached: one transaction. */
async function create(client: PoolClient, { name, from, to }: Partition): Promise<void> {
  const table = pg.escapeIdentifier(name);
  await inTransaction(client, async () => {
    await client.query(`create table ${table} (like hook_events including all)`);
    // No insert may reach the default partition between the move and the attachment.
    await client.query("lock table hook_events_default in access exclusive mode");
    await client.query(
      `with moved as (delete from hook_events_default where id >= $1 and id < $2 returning *)
       insert into ${table} select * from moved`,
      [from, to],
    );
    await client.query(
      `alter table hook_events attach partition ${table} for values from ('${from}') to ('${to}')`,
    );
  });
}

/** CONCURRENTLY is refused where there is a default partition. */
async function drop(client: PoolClient, name: string): Promise<void> {
  const table = pg.escapeIdentifier(name);
  await inTransaction(client, async () => {
    await client.query(`alter table hook_events detach partition ${table}`);
    await client.query(`drop table ${table}`);
  });
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
