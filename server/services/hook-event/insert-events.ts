import type { QueryConfig } from "pg";
import { pool } from "@/server/db/client";
import { LIVE_CHANNEL } from "../live/channel";
import { type Context, eventColumns, type OwnedEvent } from "./event-columns";
import { FOLLOW_SESSION, PROCESS_EVENT } from "./event-jobs";

/**
 * Stores events, their sessions and their jobs by one statement, and so in one transaction: ten times
 * faster than one insert an event (architecture.md section 1). Counters count only what is new. Without `queue` the
 * caller works on the events itself.
 * @returns ids of the events that were not there before
 */
export async function insertEvents(
  events: OwnedEvent[],
  now: Date,
  { queue = true }: { queue?: boolean } = {},
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const { contexts, ids, seqs, times, titles, payloads, contextNumbers } = eventColumns(events, queue);
  const column = <TKey extends keyof Context>(key: TKey) => contexts.map((context) => context[key]);
  const { rows } = await queryOnceMore({
    name: "heed-insert-events",
    text: INSERT,
    values: [
      column("projectId"),
      column("ownerId"),
      column("sessionId"),
      column("host"),
      column("hostSessionId"),
      column("hostVersion"),
      column("branch"),
      column("package"),
      column("device"),
      column("hostEventName"),
      column("kind"),
      column("author"),
      column("turnId"),
      column("agentId"),
      column("actionKind"),
      column("outcome"),
      column("denied"),
      column("queued"),
      ...[ids, seqs, times, titles, payloads, contextNumbers, now],
    ],
  });
  return new Set(rows[0]?.ids?.split(" "));
}

/** `check_violation`: the month was attached while a row was on its way to the default partition. */
const MONTH_ATTACHED = "23514";

/** All ids in one text: a row for each of them costs both sides more. */
type Stored = { ids: string | null };

/** Tries again, once, what met the attachment of its month: nothing was stored, and the row finds its month now. */
async function queryOnceMore(query: QueryConfig): Promise<{ rows: Stored[] }> {
  try {
    return await pool().query<Stored>(query);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, "code") !== MONTH_ATTACHED) throw error;
    return pool().query<Stored>(query);
  }
}

// The first line names the statement in pg_stat_activity, which keeps only its beginning.
const INSERT = `-- Ingest: insert into hook_events, agent_sessions, jobs.
with context as (
  select * from unnest(
    $1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::bool[],
    $18::bool[]
  ) with ordinality as context(
    project_id, owner_id, session_id, host, host_session_id, host_version, branch, package, device,
    host_event_name, kind, author, turn_id, agent_id, action_kind, outcome, denied,
    queued, number
  )
), input as (
  select context.*, event.id, event.seq, event.occurred_at, event.title, event.payload
  from rows from (
    unnest($19::uuid[], $20::int[], $21::timestamptz[], $22::text[]),
    jsonb_array_elements($23::jsonb),
    unnest($24::int[])
  ) as event(id, seq, occurred_at, title, payload, number)
  join context using (number)
), alive as materialized (
  -- An erasure holds the row of its person: what was authorised before it waits here, and is then not stored.
  select id from users where id = any($2) and erased_at is null order by id for key share
), stored as (
  insert into hook_events (
    id, project_id, owner_id, session_id, host, host_event_name, kind, author, turn_id, agent_id, seq,
    occurred_at, received_at, action_kind, outcome, payload
  )
  select id, project_id, owner_id, session_id, host, host_event_name, kind, author, turn_id, agent_id, seq,
    occurred_at, $25, action_kind, outcome, payload
  from input
  where owner_id in (select id from alive)
  -- What its author removed is never stored again.
  and not exists (select 1 from removed_events removed where removed.event_id = input.id)
  order by id
  on conflict (id) do nothing
  returning id
), fresh as (
  select input.* from input join stored using (id)
), touched as (
  insert into agent_sessions as session (
    id, project_id, owner_id, host, host_session_id, host_version, branch, package, device_name,
    started_at, last_event_at, ended_at, prompt_count, action_count, denial_count, title, updated_at
  )
  select session_id, project_id, owner_id, host, host_session_id,
    max(host_version), max(branch), max(package), max(device),
    min(occurred_at), least(max(occurred_at), $25), max(occurred_at) filter (where kind = 'session_ended'),
    count(*) filter (where kind = 'prompt_submitted' and author in ('human', 'headless')),
    count(*) filter (where kind = 'action_requested'),
    count(*) filter (where denied),
    coalesce((array_agg(title order by occurred_at, id) filter (where title <> ''))[1], ''), $25
  from fresh
  group by session_id, project_id, owner_id, host, host_session_id
  order by session_id
  on conflict (owner_id, project_id, host, host_session_id) do update set
    host_version = coalesce(excluded.host_version, session.host_version),
    branch = coalesce(excluded.branch, session.branch),
    package = coalesce(session.package, excluded.package),
    device_name = coalesce(session.device_name, excluded.device_name),
    started_at = least(session.started_at, excluded.started_at),
    last_event_at = greatest(session.last_event_at, excluded.last_event_at),
    ended_at = coalesce(excluded.ended_at, session.ended_at),
    prompt_count = session.prompt_count + excluded.prompt_count,
    action_count = session.action_count + excluded.action_count,
    denial_count = session.denial_count + excluded.denial_count,
    title = case when session.title = '' then excluded.title else session.title end,
    updated_at = excluded.updated_at
), followed as (
  -- Something that came late: a prompt after it was judged without it.
  select session_id from fresh
  where kind <> 'client_note'
  group by session_id
  having exists (
    select 1 from pipeline_runs run
    where run.session_id = fresh.session_id and run.event_id > (array_agg(fresh.id order by fresh.id))[1]
  )
), jobs as (
  -- Most batches of tool calls queue nothing: then the function is not called.
  select count(*) from (
    select array_agg(spec::graphile_worker.job_spec) as list from (
      select '${PROCESS_EVENT}'::text, json_build_object('eventId', id), 'session:' || session_id,
        null::timestamptz, 8, 'event:' || id, 0, null::text[]
      from fresh where queued
      union all
      select '${FOLLOW_SESSION}', json_build_object('sessionId', session_id), 'session:' || session_id,
        null, 8, 'follow:' || session_id, 1, null
      from followed
    ) as spec
  ) as specs cross join lateral graphile_worker.add_jobs(specs.list)
  where specs.list is not null
), told as (
  select count(pg_notify('${LIVE_CHANNEL}', json_build_object(
    'kind', 'event', 'id', session_id, 'sessionId', session_id, 'projectId', project_id, 'ownerId', owner_id
  )::text))
  from (select distinct session_id, project_id, owner_id from fresh) as changed
)
select (select string_agg(id::text, ' ') from stored) as ids from jobs, told`;
