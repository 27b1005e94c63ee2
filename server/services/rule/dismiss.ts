import type { z } from "zod";
import { ruleIdWithReasonInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { dismissFamily } from "../family/dismiss-family";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { keepAgreed } from "./keep-agreed";
import { auditedRule, toChange } from "./to-reference";

/**
 * Refuses a proposal. Final for its topic until the person says it again (learning.md section 6). Of a shared rule in
 * force only the edit that waits is refused: what two people agreed on is its newest version again (trust.md
 * section 5).
 */
export async function dismissRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdWithReasonInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, reason } = ruleIdWithReasonInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const kept = before.status === "active" ? await keepAgreed(tx, inner, before) : null;
    const dismissed = reason || "Dismissed by you.";
    const after = kept ?? (await moveRule(tx, inner, { rule: before, to: "dismissed", reason: dismissed }));
    if (!kept) await dismissFamily(tx, after, ctx.now());
    await emitAudit(tx, ctx, {
      action: "rule.dismiss",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return toChange(after);
  });
}
