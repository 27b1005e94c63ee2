import { CLIENT_SESSION, hostSchema } from "@/core/hook-event/schema";
import type { Overview } from "@/core/overview/schema";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

const DAY_MS = 86_400_000;

type HostRow = {
  host: string;
  hostVersion: string | null;
  device: string | null;
  lastEventAt: Date;
  cliVersion: string | null;
  eventsThisWeek: number;
  alarm: string | null;
};

/** Heartbeat of each host on which the person worked here: the latest session and what came this week. */
export async function readHosts(ctx: ProjectServiceContext): Promise<Overview["hosts"]> {
  const weekAgo = new Date(ctx.now().getTime() - 7 * DAY_MS);
  const { rows } = await pool().query<HostRow>({
    name: "heed-overview-hosts",
    text: `with latest as (
        select distinct on (host) id, host, host_version, device_name, last_event_at
        from agent_sessions where project_id = $1 and owner_id = $2 and host_session_id <> '${CLIENT_SESSION}'
        order by host, last_event_at desc
      )
      select latest.host, latest.host_version as "hostVersion", latest.device_name as device,
        latest.last_event_at as "lastEventAt", newest.version as "cliVersion",
        coalesce(week.n, 0)::int as "eventsThisWeek", week.alarm
      from latest
      left join lateral (
        select payload->'client'->>'version' as version from hook_events
        where session_id = latest.id order by occurred_at desc, id desc limit 1
      ) newest on true
      left join lateral (
        select count(*) as n,
          (array_agg(event.payload->'note'->>'alarm' order by event.occurred_at desc)
            filter (where event.payload->'note'->>'type' = 'alarm'))[1] as alarm
        from agent_sessions session join hook_events event on event.session_id = session.id
        where session.project_id = $1 and session.owner_id = $2 and session.host = latest.host
          and session.last_event_at >= $3 and event.occurred_at >= $3
      ) week on true
      order by latest.last_event_at desc`,
    values: [ctx.project.id, personOf(ctx), weekAgo],
  });
  return rows.map((row) => ({ ...row, host: hostSchema.parse(row.host) }));
}
