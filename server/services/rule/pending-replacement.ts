import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { getRule } from "./internal";
import { replaceRule } from "./replace-rule";
import type { RuleRow } from "./select";

/**
 * A newcomer that was only proposed left the old rule its place; when it comes into force the old one is superseded.
 * Runs inside a verb's transaction.
 * @returns the rule that lost its place, if any
 */
export async function finishReplacement(
  tx: Transaction,
  ctx: ProjectServiceContext,
  newcomer: RuleRow,
): Promise<RuleRow | null> {
  const resolution = await tx.resolution.findFirst({
    where: { resultRuleId: newcomer.id, action: "supersede", undoneAt: null },
    select: { targetRuleId: true, decisionLine: true },
  });
  if (!resolution?.targetRuleId) return null;
  const old = await getRule(tx, ctx, resolution.targetRuleId);
  if (old.status !== "active" && old.status !== "paused") return null;
  return replaceRule(tx, ctx, { old, by: newcomer, reason: resolution.decisionLine });
}
