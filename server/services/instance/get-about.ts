import type { About } from "@/core/instance/schema";
import { env } from "@/env";
import { pool } from "@/server/db/client";
import { version } from "@/server/telemetry/version";
import type { ServiceContext } from "../context";
import { readWorkerSign } from "../job/read-worker-sign";
import { requirePermission } from "../require-permission";

type Facts = { database: string; lag: number; failed: number };

/** Versions, migrations and health of this instance. */
export async function getAbout({ ctx }: { ctx: ServiceContext }): Promise<About> {
  await requirePermission(ctx, "instance:admin");
  const now = ctx.now();
  const [facts, migrations, worker] = await Promise.all([
    pool().query<Facts>(
      `select current_setting('server_version') as database,
         coalesce(extract(epoch from $1::timestamptz - min(run_at)
           filter (where locked_at is null and attempts < max_attempts and run_at <= $1)), 0)::int as lag,
         count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
       from graphile_worker.jobs`,
      [now],
    ),
    pool().query<{ name: string; appliedAt: Date }>(
      `select migration_name as name, finished_at as "appliedAt" from "_prisma_migrations"
       where finished_at is not null and rolled_back_at is null order by migration_name`,
    ),
    readWorkerSign(now),
  ]);
  const { database = "", lag = 0, failed = 0 } = facts.rows[0] ?? {};
  return {
    version,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    database: `PostgreSQL ${database}`,
    migrations: migrations.rows,
    startedAt: new Date(now.getTime() - process.uptime() * 1_000),
    role: env.HEED_ROLE,
    health: { ...worker, queueLagSeconds: lag, failedJobs: failed },
  };
}
