import { type AgentAction, agentActionSchema } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

export type StoredAction = { eventId: string; at: Date; action: AgentAction };

/** Bound of a backtest: newest first, so that it says how the person works now. */
const MAX_ACTIONS = 2_000;

/**
 * What the person's agents wanted to do in this project, newest first and bounded; for backtests over the
 * owner's own events (enforcement.md section 3). Acts that a rule stopped are no evidence against a check
 * that would stop them again.
 */
export async function listOwnActions({
  ctx,
  input: { before },
}: VerbArguments<{ before: Date }>): Promise<StoredAction[]> {
  await requirePermission(ctx, "own:read");
  const { rows } = await pool().query<{ id: string; occurredAt: Date; action: unknown }>({
    name: "heed-own-actions",
    text: `select id, occurred_at as "occurredAt", payload->'action' as action from hook_events
      where project_id = $1 and owner_id = $2 and kind = 'action_requested' and occurred_at < $3
        and payload->'decision'->>'decision' is distinct from 'deny'
      order by id desc limit ${MAX_ACTIONS}`,
    values: [ctx.project.id, personOf(ctx), before],
  });
  return rows.flatMap(({ id, occurredAt, action }) => {
    const parsed = agentActionSchema.safeParse(action);
    return parsed.success ? [{ eventId: id, at: occurredAt, action: parsed.data }] : [];
  });
}
