import type { Overview } from "@/core/overview/schema";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

type WeekRow = { start: Date; prompts: number; corrections: number; prevented: number };

/** Prompts, corrections and complied incidents by week, Monday 00:00 UTC, oldest first, gaps filled. */
export async function readWeeks(ctx: ProjectServiceContext, count: number): Promise<Overview["weeks"]> {
  const { rows } = await pool().query<WeekRow>({
    name: "heed-overview-weeks",
    text: `with weeks as (
        select generate_series(
          date_trunc('week', $3::timestamptz at time zone 'UTC') - make_interval(weeks => $4 - 1),
          date_trunc('week', $3::timestamptz at time zone 'UTC'), interval '1 week') at time zone 'UTC' as start
      ), since as (select min(start) as at from weeks)
      select weeks.start,
        coalesce(prompts.n, 0)::int as prompts,
        coalesce(corrections.n, 0)::int as corrections,
        coalesce(prevented.n, 0)::int as prevented
      from weeks
      left join (
        select date_trunc('week', started_at at time zone 'UTC') at time zone 'UTC' as start, sum(prompt_count) as n
        from agent_sessions where project_id = $1 and owner_id = $2 and started_at >= (select at from since) group by 1
      ) prompts using (start)
      left join (
        select date_trunc('week', occurred_at at time zone 'UTC') at time zone 'UTC' as start, count(*) as n
        from correction_records where project_id = $1 and owner_id = $2 and status <> 'dismissed'
          and occurred_at >= (select at from since) group by 1
      ) corrections using (start)
      left join (
        select date_trunc('week', occurred_at at time zone 'UTC') at time zone 'UTC' as start, count(*) as n
        from violations where project_id = $1 and owner_id = $2 and outcome = 'fixed'
          and occurred_at >= (select at from since) group by 1
      ) prevented using (start)
      order by weeks.start`,
    values: [ctx.project.id, personOf(ctx), ctx.now(), count],
  });
  return rows.map((row) => ({
    ...row,
    per100: row.prompts === 0 ? null : Math.round((row.corrections / row.prompts) * 1000) / 10,
  }));
}
