import { pool } from "../db/client";
import { version } from "../telemetry/version";
import type { Reply } from "./send";

/** `/api/health/live`: the process answers. */
export function live(): Reply {
  return { status: 200, body: { status: "ok", version } };
}

/** `/api/health/ready`: the database answers, is migrated, and how long the oldest due job waits. */
export async function ready(): Promise<Reply> {
  try {
    const { rows } = await pool().query<{ migrations: number; lag: number }>(`
      select
        (select count(*)::int from "_prisma_migrations" where finished_at is not null) as migrations,
        (select coalesce(extract(epoch from now() - min(run_at)), 0)::int
         from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()) as lag`);
    return {
      status: 200,
      body: { status: "ok", version, migrations: rows[0]?.migrations, queueLagSeconds: rows[0]?.lag },
    };
  } catch {
    return { status: 503, headers: { "retry-after": "2" }, body: { status: "unavailable", version } };
  }
}
