import { HeedError } from "@/core/errors";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { observeFacts } from "../fact/observe";
import { chainOf, moveRule } from "./internal";
import { ruleNumber } from "./number";
import type { RuleRow } from "./select";
import { auditedRule } from "./to-reference";

type Replacement = { old: RuleRow; by: RuleRow; reason: string };

/**
 * The old rule is kept for ever as `superseded`, with who took its place. Runs inside a verb's transaction.
 * @throws CONFLICT across libraries: nobody's own rule takes a shared one out of force
 */
export async function replaceRule(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { old, by, reason }: Replacement,
): Promise<RuleRow> {
  if (old.layer !== by.layer) {
    throw new HeedError("CONFLICT", "Only a rule of the same library can take its place.");
  }
  const after = await moveRule(tx, ctx, {
    rule: old,
    to: "superseded",
    reason: reason || `Replaced by ${ruleNumber(by.layer, by.number)}.`,
    data: { supersededById: by.id },
  });
  await observeFacts(tx, ctx, { ruleId: old.id, what: "contradictions", by: 1 });
  await emitAudit(tx, ctx, {
    action: "rule.supersede",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(old),
    after: auditedRule(after),
  });
  return after;
}
