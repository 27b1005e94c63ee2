import type { QueryConfig } from "pg";
import type { HookEvent } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import { LIVE_CHANNEL } from "../live/channel";
import { FOLLOW_SESSION, needsProcessing, PROCESS_EVENT } from "./event-jobs";
import { agentSessionId } from "./session-key";

export type OwnedEvent = { event: HookEvent; projectId: string; ownerId: string };

const TITLE_LENGTH = 120;

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
  const rows = events.map((owned) => {
    const row = rowOf(owned);
    return queue ? row : { ...row, queued: false };
  });
  const column = <TKey extends keyof Row>(key: TKey) => rows.map((row) => row[key]);
  const { rows: stored } = await queryOnceMore({
    name: "heed-insert-events",
    text: INSERT,
    values: [
      column("id"),
      column("projectId"),
      column("ownerId"),
      column("sessionId"),
      column("host"),
      column("hostEventName"),
      column("kind"),
      column("author"),
      column("turnId"),
      column("agentId"),
      column("seq"),
      column("occurredAt"),
      column("actionKind"),
      column("outcome"),
      column("payload"),
      column("hostSessionId"),
      column("hostVersion"),
      column("branch"),
      column("package"),
      column("device"),
      column("title"),
      column("denied"),
      column("queued"),
      now,
    ],
  });
  return new Set(stored.map(({ id }) => id));
}

/** `check_violation`: the month was attached while a row was on its way to the default partition. */
const MONTH_ATTACHED = "23514";

/** Tries again, once, what met the attachment of its month: nothing was stored, and the row finds its month now. */
async function queryOnceMore(query: QueryConfig): Promise<{ rows: { id: string }[] }> {
  try {
    return await pool().query<{ id: string }>(query);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, "code") !== MONTH_ATTACHED) throw error;
    return pool().query<{ id: string }>(query);
  }
}

type Row = ReturnType<typeof rowOf>;

function rowOf({ event, projectId, ownerId }: OwnedEvent) {
  const { id, host, hostEventName, kind, author, seq, occurredAt } = event;
  const isPersonsPrompt = kind === "prompt_submitted" && (author === "human" || author === "headless");
  return {
    id,
    projectId,
    ownerId,
    sessionId: agentSessionId({ ownerId, projectId, host, hostSessionId: event.session }),
    host,
    hostEventName: storable(hostEventName),
    kind,
    author,
    turnId: storable(event.turnId),
    agentId: storable(event.agentId),
    seq,
    occurredAt,
    actionKind: event.action?.kind ?? null,
    outcome: event.outcome ?? null,
    payload: storableJson(JSON.stringify(payloadOf(event))),
    hostSessionId: storable(event.session),
    hostVersion: storable(event.hostVersion),
    branch: storable(event.project.branch),
    package: storable(event.project.package),
    device: storable(event.client?.device),
    title: isPersonsPrompt ? storable(titleOf(event.prompt ?? "")) : "",
    denied: event.decision?.decision === "deny",
    queued: needsProcessing(event),
  };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair; JSON.stringify writes both as escapes. */
const UNSTORABLE = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

function storableJson(json: string): string {
  return json.includes("\\u") ? json.replace(UNSTORABLE, "\ufffd") : json;
}

function storable(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
}

/** What has no column of its own. */
function payloadOf(event: HookEvent) {
  const { schemaVersion, hostVersion, action, feedback, prompt, message, workspace } = event;
  const { decision, note, truncated, client } = event;
  const { key: _key, ...project } = event.project;
  return {
    ...{ schemaVersion, hostVersion, project, action, feedback, prompt, message, workspace },
    ...{ decision, note, truncated, client },
  };
}

/** First words of a prompt on one line: the title of a session. */
export function titleOf(prompt: string): string {
  const line = prompt.trim().replace(/\s+/g, " ");
  return line.length > TITLE_LENGTH
    ? `${Array.from(line)
        .slice(0, TITLE_LENGTH - 1)
        .join("")}…`
    : line;
}

const INSERT = `
with input as (
  select * from unnest(
    $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::int[], $12::timestamptz[], $13::text[], $14::text[], $15::jsonb[],
    $16::text[], $17::text[], $18::text[], $19::text[], $20::text[], $21::text[], $22::bool[], $23::bool[]
  ) as event(
    id, project_id, owner_id, session_id, host, host_event_name, kind, author,
    turn_id, agent_id, seq, occurred_at, action_kind, outcome, payload,
    host_session_id, host_version, branch, package, device, title, denied, queued
  )
), alive as materialized (
  -- An erasure holds the row of its person: what was authorised before it waits here, and is then not stored.
  select id from users where id = any($3) and erased_at is null order by id for key share
), stored as (
  insert into hook_events (
    id, project_id, owner_id, session_id, host, host_event_name, kind, author, turn_id, agent_id, seq,
    occurred_at, received_at, action_kind, outcome, payload
  )
  select id, project_id, owner_id, session_id, host, host_event_name, kind, author, turn_id, agent_id, seq,
    occurred_at, $24, action_kind, outcome, payload
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
    min(occurred_at), least(max(occurred_at), $24), max(occurred_at) filter (where kind = 'session_ended'),
    count(*) filter (where kind = 'prompt_submitted' and author in ('human', 'headless')),
    count(*) filter (where kind = 'action_requested'),
    count(*) filter (where denied),
    coalesce((array_agg(title order by occurred_at, id) filter (where title <> ''))[1], ''), $24
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
select stored.id from stored, jobs, told`;
