import type { Statistics } from "@/core/statistics/schema";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

/** Judged prompts by week, Monday 00:00 UTC, oldest first, gaps filled: how many Heed acted on, and asked about. */
export async function readJudgedWeeks(ctx: ProjectServiceContext, since: Date): Promise<Statistics["weeks"]> {
  const { rows } = await pool().query<Statistics["weeks"][number]>({
    name: "heed-judged-weeks",
    text: `with weeks as (
        select generate_series(
          date_trunc('week', $3::timestamptz at time zone 'UTC'),
          date_trunc('week', $4::timestamptz at time zone 'UTC'), interval '1 week') at time zone 'UTC' as start
      ), judged as (
        select date_trunc('week', created_at at time zone 'UTC') at time zone 'UTC' as start, path
        from pipeline_runs
        where project_id = $1 and owner_id = $2 and created_at >= $3 and label is not null
      )
      select weeks.start, count(judged.path)::int as prompts,
        (count(*) filter (where judged.path = 'act'))::int as acted,
        (count(*) filter (where judged.path = 'ask'))::int as asked
      from weeks left join judged using (start) group by weeks.start order by weeks.start`,
    values: [ctx.project.id, personOf(ctx), since, ctx.now()],
  });
  return rows;
}
