import type { z } from "zod";
import { BACKFILL_EVENT, type BackfillResult, recordBackfillInput } from "@/core/backfill/schema";
import type { EventResult } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { recordEvents } from "../hook-event/record";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

/**
 * Stores windows of the person's own past sessions, which they ticked, and lets the pipeline learn from them: signals,
 * records and proposals, never a rule in force (interface.md section 2, backfill). Sent again it changes nothing. A
 * session that the hooks have told of is left alone: it would teach twice.
 * @throws INVALID for events that only hooks may tell or of another project, FORBIDDEN without `own:write`
 */
export async function recordBackfill({
  ctx,
  input,
}: VerbArguments<z.input<typeof recordBackfillInput>>): Promise<BackfillResult> {
  await requirePermission(ctx, "own:write");
  await requirePermission(ctx, "event:write");
  const { windows } = recordBackfillInput.parse(input);
  const sessions = windows.flatMap(({ events }) => events.map(({ session }) => session));
  const live = await liveSessions(ctx, [...new Set(sessions)]);
  const isLive = windows.map(({ events }) =>
    events.some(({ host, session }) => live.has(`${host}:${session}`)),
  );
  const sent = windows.filter((_, at) => !isLive[at]).flatMap(({ events }) => events);
  // Whatever project a file names: what is stored is of the one that the permission was asked for.
  const project = { key: ctx.project.slug };
  const stored = await recordEvents({ ctx, input: { events: sent.map((event) => ({ ...event, project })) } });
  const byId = new Map(stored.map((result) => [result.id, result]));
  const results = windows.map(({ events }, at): BackfillResult["results"][number] => {
    return isLive[at] ? "live" : resultOf(byId.get(events.at(-1)?.id ?? ""));
  });
  const count = results.filter((result) => result === "stored").length;
  if (count > 0) {
    await withTransaction(ctx, (tx) =>
      emitAudit(tx, ctx, {
        action: "event.backfill",
        chain: { kind: "user", subjectId: personOf(ctx) },
        entity: { type: "project", id: ctx.project.id },
        after: { windows: count },
      }),
    );
  }
  return { results };
}

function resultOf(result: EventResult | undefined): BackfillResult["results"][number] {
  if (!result) return "rejected";
  if (result.result !== "rejected") return result.result;
  return result.reason === "too_old" ? "too_old" : "rejected";
}

/** Sessions of the person here of which a hook told something itself. */
async function liveSessions(ctx: ProjectServiceContext, sessions: string[]): Promise<Set<string>> {
  const { rows } = await pool().query<{ host: string; session: string }>({
    name: "heed-live-sessions",
    text: `select session.host, session.host_session_id as session from agent_sessions session
      where session.project_id = $1 and session.owner_id = $2 and session.host_session_id = any($3)
        and exists (select 1 from hook_events event
          where event.session_id = session.id and event.host_event_name <> $4)`,
    values: [ctx.project.id, personOf(ctx), sessions, BACKFILL_EVENT],
  });
  return new Set(rows.map(({ host, session }) => `${host}:${session}`));
}
