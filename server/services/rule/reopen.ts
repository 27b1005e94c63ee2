import { HeedError } from "@/core/errors";
import type { RuleChange } from "@/core/rule/output";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { dismissFamily } from "../family/dismiss-family";
import { requirePermission } from "../require-permission";
import { standingOf } from "./approval";
import { chainOf, lockRule, moveRule } from "./internal";
import { type RuleRow, ruleSelect } from "./select";
import { takeOver } from "./take-over";
import { auditedRule, toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * Takes back the answer to a proposal: accepted, dismissed or put off, it waits again. What it had replaced is in
 * force again. Of an approval only one's own is taken back; what two people agreed on before it stays in force.
 * @throws CONFLICT for a shared rule in force that one has not approved oneself
 */
export async function reopenRule({
  ctx,
  input: { ruleId },
}: VerbArguments<{ ruleId: string }>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const withdrawn = before.layer === "project" && (await withdrawApproval(tx, inner, before));
    const stays = withdrawn && before.status === "active" && (await standingOf(tx, before)).agreed;
    const after = await moveRule(tx, inner, {
      rule: await takeOver(tx, inner, before),
      reason: "The answer was taken back.",
      // Not a move of the lifecycle: an answer is undone, as if it had not been given.
      data: { ...(!stays && { status: "proposed", activatedAt: null }), snoozedUntil: null },
    });
    await dismissFamily(tx, after, null);
    const replaced = stays ? [] : await replacedBy(tx, after);
    for (const old of replaced) {
      await moveRule(tx, inner, { rule: old, to: "active", reason: "In force again: its successor waits." });
    }
    await emitAudit(tx, ctx, {
      action: withdrawn ? "rule.withdraw_approval" : "rule.undo",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), activated: replaced.map(({ id }) => id) },
    });
    return toChange(after);
  });
}

/** @returns whether the person had approved the newest version */
async function withdrawApproval(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
): Promise<boolean> {
  const { count } = await tx.approval.deleteMany({
    where: { approverId: personOf(ctx), version: { ruleId: rule.id, version: rule.currentVersion } },
  });
  const { alone } = await standingOf(tx, rule);
  if (count === 0 && rule.status === "active" && !alone) {
    throw new HeedError("CONFLICT", "You have not approved this version. Pause the rule, or edit it.");
  }
  return count > 0;
}

function replacedBy(tx: Transaction, rule: RuleRow): Promise<RuleRow[]> {
  return tx.rule.findMany({ where: { supersededById: rule.id, status: "superseded" }, select: ruleSelect });
}
