import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { findRule } from "../rule/internal";
import { personOf } from "../rule/visibility";
import { markViolation } from "./mark";

type MarkLastWrong = { sessionId: string; rule: string | null; eventId: string | null };

/**
 * `heed: wrong`: the last thing that was stopped in this session (or by this rule, or at this event) was fine.
 * @throws NOT_FOUND when nothing was stopped
 */
export async function markLastWrong({ ctx, input }: VerbArguments<MarkLastWrong>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { sessionId, rule, eventId } = input;
  await withTransaction(ctx, async (tx, inner) => {
    const named = rule === null ? null : await findRule(tx, inner, rule);
    if (rule !== null && !named) throw notFound(`Rule ${rule}`);
    const violation = await tx.violation.findFirst({
      where: {
        ...{ projectId: ctx.project.id, ownerId: personOf(ctx), sessionId },
        ...(named && { ruleId: named.id }),
        ...(eventId !== null && { eventId }),
      },
      orderBy: { occurredAt: "desc" },
      select: { id: true },
    });
    if (!violation) throw notFound("A stopped action in this session");
    await markViolation({ ctx: inner, input: { violationId: violation.id, falsePositive: true } });
  });
}
