import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { chainOf, getRule, lockRows, moveRule } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import type { RuleRow } from "../rule/select";
import { auditedRule } from "../rule/to-reference";
import type { ResolutionRow } from "./internal";

const LONGEST = 100;

/**
 * Who took a rule's place, where a rule that descends from it still holds that place: in force, or only paused. Null
 * where the place is free.
 */
export async function heirOf(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
): Promise<RuleRow | null> {
  if (!rule.supersededBy) return null;
  const heir = await getRule(tx, ctx, rule.supersededBy.id);
  let last = heir;
  for (let steps = 0; last.status === "superseded" && last.supersededBy && steps < LONGEST; steps += 1) {
    last = await getRule(tx, ctx, last.supersededBy.id);
  }
  return last.status === "active" || last.status === "paused" ? heir : null;
}

/**
 * Takes one link out of a chain of replacements: the older rule stays replaced, by the heir of the one that goes, and
 * what is decided about the heir is about the older rule from now on. Part of a verb that audits the decision.
 */
export async function keepReplaced(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { old, gone, heir }: { old: RuleRow; gone: RuleRow; heir: RuleRow },
): Promise<string> {
  const [older, link, next] = [old, gone, heir].map(({ layer, number }) => ruleNumber(layer, number));
  await relink(tx, ctx, { old, by: heir, reason: `Replaced by ${next}: ${link} was taken back.` });
  await tx.resolution.updateMany({
    where: { action: "supersede", undoneAt: null, targetRuleId: gone.id, resultRuleId: heir.id },
    data: { targetRuleId: old.id, targetVersion: old.currentVersion },
  });
  return `${older} stays replaced, now by ${next}.`;
}

/**
 * The rule whose place a decision took. A link that was taken out of the chain, and whose removal was undone, stands
 * between again: then it is that one. @returns null where the older rule has moved on
 */
export async function findReplaced(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { id, targetRuleId, resultRuleId }: ResolutionRow,
): Promise<RuleRow | null> {
  const old = targetRuleId ? await getRule(tx, ctx, targetRuleId) : null;
  if (!old || !resultRuleId || old.status !== "superseded" || old.supersededBy?.id !== resultRuleId)
    return null;
  const between = await tx.resolution.findFirst({
    where: {
      ...{ action: "supersede", undoneAt: null, targetRuleId: old.id, id: { not: id } },
      result: { status: "superseded", supersededById: resultRuleId },
    },
    orderBy: { createdAt: "desc" },
    select: { resultRuleId: true },
  });
  if (!between?.resultRuleId) return old;
  await lockRows(tx, [between.resultRuleId]);
  const link = await getRule(tx, ctx, between.resultRuleId);
  const reason = `Replaced by ${ruleNumber(link.layer, link.number)}.`;
  await relink(tx, ctx, { old, by: link, reason });
  await tx.resolution.update({
    where: { id },
    data: { targetRuleId: link.id, targetVersion: link.currentVersion },
    select: { id: true },
  });
  return link;
}

async function relink(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { old, by, reason }: { old: RuleRow; by: RuleRow; reason: string },
): Promise<void> {
  const after = await moveRule(tx, ctx, { rule: old, reason, data: { supersededById: by.id } });
  await emitAudit(tx, ctx, {
    action: "rule.supersede",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(old),
    after: auditedRule(after),
  });
}
