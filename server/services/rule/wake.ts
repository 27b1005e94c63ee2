import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { toChange } from "./to-reference";

/** Brings a rule that was put off back into the inbox; its status does not change. */
export async function wakeRule({
  ctx,
  input: { ruleId },
}: VerbArguments<{ ruleId: string }>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const data = { snoozedUntil: null };
    const after = await moveRule(tx, inner, { rule: before, reason: before.statusReason, data });
    await emitAudit(tx, ctx, {
      action: "rule.snooze",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: { snoozedUntil: before.snoozedUntil },
      after: data,
    });
    return toChange(after);
  });
}
