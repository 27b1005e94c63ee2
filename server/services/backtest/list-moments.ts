import type { StoredMoment } from "@/core/backtest/backtest";
import { taskBefore } from "@/core/backtest/task-before";
import type { HookEvent } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { type EventRow, toHookEvent } from "../hook-event/to-hook-event";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { momentKinds } from "./internal";

/** Events of one session that are read back for its tasks. */
const MAX_SESSION_EVENTS = 1_500;

const COLUMNS = `event.id, event.project_id as "projectId", event.owner_id as "ownerId",
  event.session_id as "sessionId", event.host, event.host_event_name as "hostEventName", event.kind, event.author,
  event.turn_id as "turnId", event.agent_id as "agentId", event.seq, event.occurred_at as "occurredAt",
  event.received_at as "receivedAt", event.outcome, event.payload`;

export type ListMoments = {
  /** Only older events: an id is a UUID of version 7, so that ids are in order of time. */
  beforeId: string;
  limit: number;
  /** Ends of turns as well as acts. */
  turnEnds: boolean;
  /** With what happened earlier in the task of each. */
  tasks: boolean;
};

export type OwnMoment = StoredMoment & { sessionId: string };

/**
 * What the person's agents wanted to do in this project, and how their turns ended, newest first (enforcement.md
 * section 3). What a rule stopped is no evidence against a check that would stop it again.
 */
export async function listMoments({ ctx, input }: VerbArguments<ListMoments>): Promise<OwnMoment[]> {
  await requirePermission(ctx, "own:read");
  const { beforeId, limit, turnEnds, tasks } = input;
  const kinds = momentKinds(turnEnds);
  const { rows } = await pool().query<EventRow>({
    name: "heed-own-moments",
    text: `select ${COLUMNS} from hook_events event
      where project_id = $1 and owner_id = $2 and kind = any($3) and id < $4
        and payload->'decision'->>'decision' is distinct from 'deny'
      order by id desc limit $5`,
    values: [ctx.project.id, personOf(ctx), kinds, beforeId, limit],
  });
  const sessions = tasks ? await listSessionEvents(ctx, rows) : new Map<string, HookEvent[]>();
  return rows.map((row) => toMoment(row, sessions.get(row.sessionId) ?? []));
}

function toMoment(row: EventRow, session: readonly HookEvent[]): OwnMoment {
  const event = toHookEvent(row);
  const at = session.findIndex(({ id }) => id === event.id);
  const { branch, package: folder } = event.project;
  return {
    ...{ eventId: event.id, sessionId: row.sessionId, at: event.occurredAt },
    moment: momentOf(event),
    context: {
      host: event.host,
      ...(branch !== undefined && { branch }),
      ...(folder !== undefined && { package: folder }),
      ...(at >= 0 && taskBefore(session, at)),
    },
  };
}

function momentOf({ action, message = "", workspace }: HookEvent): StoredMoment["moment"] {
  if (action) return { point: "action_requested", action };
  const filesCreated = workspace?.filesCreated ?? [];
  return { point: "turn_finished", message, filesCreated, blockedBefore: false };
}

/** The sessions of some events up to the newest of each, oldest first. */
async function listSessionEvents(
  ctx: ProjectServiceContext,
  rows: readonly EventRow[],
): Promise<Map<string, HookEvent[]>> {
  const until = new Map<string, Date>();
  for (const { sessionId, occurredAt } of rows) {
    const known = until.get(sessionId);
    if (!known || known < occurredAt) until.set(sessionId, occurredAt);
  }
  const { rows: events } = await pool().query<EventRow>({
    name: "heed-session-moments",
    text: `select ${COLUMNS} from unnest($1::uuid[], $2::timestamptz[]) as session(id, until),
      lateral (select * from hook_events inside where inside.session_id = session.id and inside.owner_id = $3
        and inside.project_id = $4 and inside.occurred_at <= session.until
        order by inside.occurred_at desc, inside.id desc limit ${MAX_SESSION_EVENTS}) event
      order by event.occurred_at, event.id`,
    values: [[...until.keys()], [...until.values()], personOf(ctx), ctx.project.id],
  });
  const sessions = new Map<string, HookEvent[]>();
  for (const row of events) {
    const list = sessions.get(row.sessionId) ?? [];
    list.push(toHookEvent(row));
    sessions.set(row.sessionId, list);
  }
  return sessions;
}
