import type { z } from "zod";
import { ruleIdWithReasonInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { auditedRule, toChange } from "./to-reference";

/** Takes a rule out of force for good; it stays visible and can be restored. Its author withdraws a proposal so. */
export async function archiveRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdWithReasonInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, reason } = ruleIdWithReasonInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const withdraws =
      before.layer === "project" && before.status === "proposed" && before.ownerId === ctx.actor.userId;
    const after = await moveRule(tx, inner, {
      rule: before,
      to: "archived",
      reason: reason || (withdraws ? "Withdrawn by its author." : "Archived by you."),
    });
    await emitAudit(tx, ctx, {
      action: "rule.archive",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return toChange(after);
  });
}
