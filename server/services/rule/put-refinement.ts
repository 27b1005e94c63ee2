import { placeProblem } from "@/core/rule/shape";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { chainOf, getRule } from "./internal";
import { putUnder, readPlace } from "./put-under";
import type { RuleRow } from "./select";
import { auditedRule, toReference } from "./to-reference";

/**
 * A newly learned rule that is a special case of a general one stands under it, or under the rule that this one stands
 * under (one level). Where it cannot stand it stays alone. Part of a verb.
 */
export async function putRefinement(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, parentId }: { rule: RuleRow; parentId: string },
): Promise<void> {
  const general = await getRule(tx, ctx, parentId);
  const parent = general.parent ? await getRule(tx, ctx, general.parent.id) : general;
  if (parent.shape === "composite") return;
  if (placeProblem(await readPlace(tx, rule), await readPlace(tx, parent))) return;
  const { number } = toReference(parent);
  // Why it has its status says more than where it stands.
  const after = await putUnder(tx, ctx, { rule, parent, reason: rule.statusReason });
  await emitAudit(tx, ctx, {
    action: "rule.attach",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: { ...auditedRule(rule), parent: null },
    after: { ...auditedRule(after), parent: number },
  });
}
