import { WINDOW_EVENTS } from "@/core/correction/window";
import type { HookEvent } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import { type EventRow, toHookEvent } from "./to-hook-event";

type Place = { id: string; sessionId: string; occurredAt: Date };

const COLUMNS = `id, project_id as "projectId", owner_id as "ownerId", session_id as "sessionId", host,
  host_event_name as "hostEventName", kind, author, turn_id as "turnId", agent_id as "agentId", seq,
  occurred_at as "occurredAt", received_at as "receivedAt", outcome, payload`;

/**
 * The event and those before it in its session, oldest first, in the order (`occurredAt`, `id`). Read backwards
 * along the index and bounded, so that the cost does not depend on the length of the session.
 */
export async function readWindow({ id, sessionId, occurredAt }: Place): Promise<HookEvent[]> {
  const { rows } = await pool().query<EventRow>({
    name: "heed-read-window",
    text: `select ${COLUMNS} from hook_events
      where session_id = $1 and (occurred_at, id) <= ($2::timestamptz, $3::uuid) and kind <> 'client_note'
      order by occurred_at desc, id desc limit $4`,
    values: [sessionId, occurredAt, id, WINDOW_EVENTS + 1],
  });
  return rows.reverse().map(toHookEvent);
}

/** What followed an event in its session, oldest first, at most `limit` events. */
export async function readAfter({ id, sessionId, occurredAt }: Place, limit: number): Promise<HookEvent[]> {
  const { rows } = await pool().query<EventRow>({
    name: "heed-read-after",
    text: `select ${COLUMNS} from hook_events
      where session_id = $1 and (occurred_at, id) > ($2::timestamptz, $3::uuid)
      order by occurred_at, id limit $4`,
    values: [sessionId, occurredAt, id, limit],
  });
  return rows.map(toHookEvent);
}
