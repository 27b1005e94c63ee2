import { pool } from "@/server/db/client";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { momentKinds } from "./internal";

/** How many of the person's moments lie before an event, up to a bound. */
export async function countMoments({
  ctx,
  input: { beforeId, turnEnds, bound },
}: VerbArguments<{ beforeId: string; turnEnds: boolean; bound: number }>): Promise<number> {
  await requirePermission(ctx, "own:read");
  const { rows } = await pool().query<{ count: number }>({
    name: "heed-count-moments",
    text: `select count(*)::int as count from (select 1 from hook_events
      where project_id = $1 and owner_id = $2 and kind = any($3) and id < $4
        and payload->'decision'->>'decision' is distinct from 'deny' limit $5) found`,
    values: [ctx.project.id, personOf(ctx), momentKinds(turnEnds), beforeId, bound],
  });
  return rows[0]?.count ?? 0;
}
