import type { z } from "zod";
import { notFound } from "@/core/errors";
import type { RuleChange } from "@/core/rule/output";
import { attachRuleInput } from "@/core/rule/shape-input";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { assertMovable } from "./assert-movable";
import { chainOf, lockRule } from "./internal";
import { putUnder } from "./put-under";
import { auditedRule, toChange, toReference } from "./to-reference";

/**
 * Makes a rule a part of a composite, or a special case of another rule, from then on in force only together with it
 * (learning.md section 5). Undone by `detachRule`, or by attaching it where it stood.
 * @throws CONFLICT across libraries, for a second level, itself, a parent that is out of force for good, or a
 * shared rule that two people agreed on
 */
export async function attachRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof attachRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, parentId, reason } = attachRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    // One order for everybody: two people may attach the same rules the other way round.
    const ids = [...new Set([ruleId, parentId])].toSorted();
    const locked = new Map<string, Awaited<ReturnType<typeof lockRule>>>();
    for (const id of ids) locked.set(id, await lockRule(tx, inner, id));
    const [before, parent] = [locked.get(ruleId), locked.get(parentId)];
    if (!before || !parent) throw notFound("Rule");
    await assertMovable(tx, before);
    const after = await putUnder(tx, inner, { rule: before, parent, reason });
    await emitAudit(tx, ctx, {
      action: "rule.attach",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: { ...auditedRule(before), parent: before.parent ? toReference(before.parent).number : null },
      after: { ...auditedRule(after), parent: toReference(parent).number },
    });
    return toChange(after);
  });
}
