import type { z } from "zod";
import { ruleIdWithReasonInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { auditedRule, toChange } from "./to-reference";

/** Takes an active rule out of force until it is activated again. */
export async function pauseRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdWithReasonInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, reason } = ruleIdWithReasonInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const after = await moveRule(tx, inner, {
      rule: before,
      to: "paused",
      reason: reason || "Paused by you.",
    });
    await emitAudit(tx, ctx, {
      action: "rule.pause",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return toChange(after);
  });
}
