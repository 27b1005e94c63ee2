import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { ruleIdWithReasonInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { assertMovable } from "./assert-movable";
import { chainOf, lockRule, moveRule } from "./internal";
import { auditedRule, toChange, toReference } from "./to-reference";

/**
 * Lets a rule stand on its own again: it counts by its own status and applicability, whatever its parent does.
 * @throws CONFLICT for a rule without a parent, or a shared one that two people agreed on
 */
export async function detachRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdWithReasonInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, reason } = ruleIdWithReasonInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    if (!before.parent) throw new HeedError("CONFLICT", "It stands on its own already.");
    await assertMovable(tx, before);
    const { number } = toReference(before.parent);
    const after = await moveRule(tx, inner, {
      rule: before,
      reason: reason || `Stands on its own again, before under ${number}.`,
      data: { parentId: null, shape: "atomic" },
    });
    await emitAudit(tx, ctx, {
      action: "rule.detach",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: { ...auditedRule(before), parent: number },
      after: { ...auditedRule(after), parent: null },
    });
    return toChange(after);
  });
}
