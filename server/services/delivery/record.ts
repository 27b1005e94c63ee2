import type { HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf, visibleRules } from "../rule/visibility";

type RecordDeliveries = {
  event: HookEvent;
  sessionId: string;
  rules: { ruleId: string; version: number; form: string }[];
};

/** Receipts of rules that were put before the agent; rules that the person cannot see are ignored. Not audited. */
export async function recordDeliveries({ ctx, input }: VerbArguments<RecordDeliveries>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId, rules } = input;
  await withTransaction(ctx, async (tx, inner) => {
    const known = await tx.rule.findMany({
      where: { AND: [visibleRules(inner), { id: { in: rules.map(({ ruleId }) => ruleId) } }] },
      select: { id: true },
    });
    const ids = new Set(known.map(({ id }) => id));
    await tx.delivery.createMany({
      data: rules
        .filter(({ ruleId }) => ids.has(ruleId))
        .map((rule) => ({
          ...rule,
          ...{ projectId: ctx.project.id, ownerId: personOf(ctx), sessionId, eventId: event.id },
          createdAt: ctx.now(),
        })),
      skipDuplicates: true,
    });
  });
}
