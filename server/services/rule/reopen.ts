import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { dismissFamily } from "../family/dismiss-family";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule, moveRule } from "./internal";
import { ruleSelect } from "./select";
import { auditedRule, toChange } from "./to-reference";

/**
 * Takes back the answer to a proposal: accepted, dismissed or put off, it waits again. What it had replaced is in
 * force again.
 */
export async function reopenRule({
  ctx,
  input: { ruleId },
}: VerbArguments<{ ruleId: string }>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const after = await moveRule(tx, inner, {
      rule: before,
      reason: "The answer was taken back.",
      // Not a move of the lifecycle: an answer is undone, as if it had not been given.
      data: { status: "proposed", snoozedUntil: null, activatedAt: null },
    });
    await dismissFamily(tx, after, null);
    if (after.layer === "project" && ctx.actor.userId) {
      const version = after.versions[0];
      const own = { approverId: ctx.actor.userId, ruleVersionId: version?.id };
      if (version) await tx.approval.deleteMany({ where: own });
    }
    const replaced = await tx.rule.findMany({
      where: { supersededById: after.id, status: "superseded" },
      select: ruleSelect,
    });
    for (const old of replaced) {
      await moveRule(tx, inner, { rule: old, to: "active", reason: "In force again: its successor waits." });
    }
    await emitAudit(tx, ctx, {
      action: "rule.undo",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), activated: replaced.map(({ id }) => id) },
    });
    return toChange(after);
  });
}
