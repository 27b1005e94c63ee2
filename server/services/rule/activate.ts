import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { activateRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { standingOf } from "./approval";
import { changeMode } from "./change-mode";
import { chainOf, lockRule, moveRule } from "./internal";
import { finishReplacement } from "./pending-replacement";
import { auditedRule, toChange } from "./to-reference";

/**
 * Puts a proposed, paused or archived rule in force. Of a shared rule that is what two people agreed on last, also
 * when an edit of it still waits (trust.md section 5).
 * @throws PRECONDITION for a shared rule on which nobody agreed yet
 */
export async function activateRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof activateRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, mode, reason } = activateRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    if (before.layer === "project") {
      const { agreed, alone } = await standingOf(tx, before);
      if (!agreed && !alone)
        throw new HeedError("PRECONDITION", "A second person has to approve this rule first.");
    }
    const rule = mode ? await changeMode(tx, inner, { rule: before, mode }) : before;
    const after = await moveRule(tx, inner, {
      rule,
      to: "active",
      reason: reason || "Accepted by you.",
      data: { mode: mode ?? before.mode },
    });
    await finishReplacement(tx, inner, after);
    await emitAudit(tx, ctx, {
      action: "rule.activate",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return toChange(after);
  });
}
