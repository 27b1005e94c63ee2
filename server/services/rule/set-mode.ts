import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { setModeInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import type { RuleStatus } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { changeMode } from "./change-mode";
import { chainOf, lockRule, moveRule } from "./internal";
import { auditedRule, toChange } from "./to-reference";

/** Nothing of these counts, so there is no mode to choose. */
const ENDED: readonly RuleStatus[] = ["archived", "dismissed", "superseded"];

/**
 * Switches between observe, remind and block (enforcement.md section 4). Of a shared rule a stricter mode than two
 * people agreed on waits for a second one, a milder one counts at once (trust.md section 5).
 * @throws CONFLICT for a rule out of force for good
 */
export async function setRuleMode({
  ctx,
  input,
}: VerbArguments<z.input<typeof setModeInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, mode, reason } = setModeInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    if (ENDED.includes(before.status)) {
      throw new HeedError("CONFLICT", `It is ${before.status}. Bring it back first, then set its mode.`);
    }
    const rule = await changeMode(tx, inner, { rule: before, mode });
    const after = await moveRule(tx, inner, {
      rule,
      reason: reason || `Set to ${mode} by you.`,
      data: { mode },
    });
    await emitAudit(tx, ctx, {
      action: "rule.set_mode",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return toChange(after);
  });
}
