import { type AgentAction, agentActionSchema } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

export type StoredAction = { eventId: string; at: Date; action: AgentAction };

/** Bound of a project's backtest: newest first. */
const MAX_ACTIONS = 20_000;

/**
 * What everybody's agents wanted to do in the project, for its backtests alone: the statement selects the action of
 * `action_requested` events and cannot reach a prompt, a message or a feedback (trust.md section 4). Its
 * caller answers counts under the floor.
 */
export async function listProjectActions({
  ctx,
  input: { since, before },
}: VerbArguments<{ since: Date; before: Date }>): Promise<{
  actions: (StoredAction & { ownerId: string })[];
  truncated: boolean;
}> {
  await requirePermission(ctx, "rule:curate");
  const { rows } = await pool().query<{ id: string; ownerId: string; occurredAt: Date; action: unknown }>({
    name: "heed-project-actions",
    text: `select event.id, event.owner_id as "ownerId", event.occurred_at as "occurredAt",
        event.payload->'action' as action
      from hook_events event
      join memberships member on member.project_id = event.project_id and member.user_id = event.owner_id
      where event.project_id = $1 and event.kind = 'action_requested'
        and event.occurred_at >= $2 and event.occurred_at < $3
        and event.payload->'decision'->>'decision' is distinct from 'deny'
      order by event.id desc limit ${MAX_ACTIONS + 1}`,
    values: [ctx.project.id, since, before],
  });
  const actions = rows.slice(0, MAX_ACTIONS).flatMap(({ id, ownerId, occurredAt, action }) => {
    const parsed = agentActionSchema.safeParse(action);
    return parsed.success ? [{ eventId: id, ownerId, at: occurredAt, action: parsed.data }] : [];
  });
  return { actions, truncated: rows.length > MAX_ACTIONS };
}
