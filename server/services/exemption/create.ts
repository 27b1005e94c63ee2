import { notFound } from "@/core/errors";
import type { HookEvent } from "@/core/hook-event/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { findRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import { personOf } from "../rule/visibility";

type CreateExemption = {
  event: HookEvent;
  sessionId: string;
  /** `12`, `R12`, `P4` or an id. */
  rule: string;
  span: "once" | "task" | "session" | "day";
  reason: string;
};

const DAY_MS = 86_400_000;

/**
 * Records that the person let a rule pass; the client has let it pass already (learning.md section 8).
 * @throws NOT_FOUND for a rule that the person cannot see
 */
export async function createExemption({ ctx, input }: VerbArguments<CreateExemption>): Promise<string> {
  await requirePermission(ctx, "own:write");
  const { event, sessionId, span, reason } = input;
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await findRule(tx, inner, input.rule);
    if (!rule) throw notFound(`Rule ${input.rule}`);
    const at = new Date(event.occurredAt);
    const exemption = await tx.exemption.create({
      data: {
        ...{
          projectId: ctx.project.id,
          ownerId,
          ruleId: rule.id,
          span,
          reason,
          sessionId,
          eventId: event.id,
        },
        expiresAt: span === "day" ? new Date(at.getTime() + DAY_MS) : null,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "exemption.create",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "exemption", id: exemption.id },
      after: { rule: ruleNumber(rule.layer, rule.number), span },
    });
    return ruleNumber(rule.layer, rule.number);
  });
}
