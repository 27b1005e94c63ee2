import type { z } from "zod";
import { type DeadlockView, listDeadlocksInput } from "@/core/deadlock/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { deadlockSelect, ownDeadlocks, toDeadlock } from "./select";

/** Deadlocks in the person's own sessions, newest first. */
export async function listDeadlocks({
  ctx,
  input,
}: VerbArguments<z.input<typeof listDeadlocksInput>>): Promise<DeadlockView[]> {
  await requirePermission(ctx, "own:read");
  const { ruleId, open, limit } = listDeadlocksInput.parse(input);
  const rows = await reader(ctx).deadlock.findMany({
    where: {
      AND: [ownDeadlocks(ctx), ...(ruleId ? [{ OR: [{ winnerId: ruleId }, { releasedId: ruleId }] }] : [])],
      ...(open !== undefined && { seenAt: open ? null : { not: null } }),
    },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: limit,
    select: deadlockSelect,
  });
  return rows.map(toDeadlock);
}
