import type { z } from "zod";
import { snoozeRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { toChange } from "./to-reference";

const DAY_MS = 86_400_000;

/** Keeps a rule out of the inbox for some days; its status does not change. */
export async function snoozeRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof snoozeRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, days } = snoozeRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const snoozedUntil = new Date(ctx.now().getTime() + days * DAY_MS);
    const after = await moveRule(tx, inner, {
      rule: before,
      reason: before.statusReason,
      data: { snoozedUntil },
    });
    await emitAudit(tx, ctx, {
      action: "rule.snooze",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: { snoozedUntil: before.snoozedUntil },
      after: { snoozedUntil },
    });
    return toChange(after);
  });
}
