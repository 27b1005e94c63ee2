import type { z } from "zod";
import { type DeadlockView, deadlockIdInput } from "@/core/deadlock/schema";
import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { deadlockSelect, ownDeadlocks, toDeadlock } from "./select";

/**
 * Puts a deadlock back among those to look at.
 * @throws NOT_FOUND for one of somebody else's sessions
 */
export async function restoreDeadlock({
  ctx,
  input,
}: VerbArguments<z.input<typeof deadlockIdInput>>): Promise<DeadlockView> {
  await requirePermission(ctx, "own:write");
  const { deadlockId } = deadlockIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const found = await tx.deadlock.findFirst({
      where: { AND: [ownDeadlocks(inner), { id: deadlockId }] },
      select: { id: true, seenAt: true },
    });
    if (!found) throw notFound("Deadlock");
    const row = await tx.deadlock.update({
      where: { id: found.id },
      data: { seenAt: null },
      select: deadlockSelect,
    });
    await emitAudit(tx, ctx, {
      action: "deadlock.restore",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "deadlock", id: row.id },
      before: { seenAt: found.seenAt?.toISOString() ?? null },
      after: { seenAt: row.seenAt?.toISOString() ?? null },
    });
    return toDeadlock(row);
  });
}
