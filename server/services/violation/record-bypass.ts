import type { HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { personOf, visibleRules } from "../rule/visibility";

type RecordBypass = {
  event: HookEvent;
  sessionId: string;
  ruleId: string;
  version: number;
  evidence: string;
};

/** A denied act happened all the same: the host ignored the answer (enforcement.md section 5). Not audited. */
export async function recordBypass({ ctx, input }: VerbArguments<RecordBypass>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId, ruleId, version, evidence } = input;
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx, inner) => {
    const rule = await tx.rule.findFirst({
      where: { id: ruleId, ...visibleRules(inner) },
      select: { id: true },
    });
    if (!rule) return;
    const at = new Date(event.occurredAt);
    const open = await tx.violation.findFirst({
      where: { ruleId, ownerId, sessionId, outcome: "open" },
      orderBy: { occurredAt: "desc" },
      select: { id: true },
    });
    const outcome = { outcome: "bypassed", resolvedAt: at } as const;
    const { id } = open
      ? await tx.violation.update({ where: { id: open.id }, data: outcome, select: { id: true } })
      : await tx.violation.create({
          data: {
            ...{ projectId: ctx.project.id, ownerId, sessionId, ruleId, version, incident: event.id },
            ...{ eventId: event.id, decision: "deny", excerpt: evidence, occurredAt: at, ...outcome },
          },
          select: { id: true },
        });
    await notifyLive(tx, { kind: "violation", id, sessionId, projectId: ctx.project.id, ownerId });
  });
}
