import { HeedError } from "@/core/errors";
import { type Placed, placeProblem, placeProblemText, shapeUnder } from "@/core/rule/shape";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { moveRule } from "./internal";
import { ruleNumber } from "./number";
import type { RuleRow } from "./select";

/** A locked rule as its place in the library is decided by. */
export async function readPlace(tx: Transaction, rule: RuleRow): Promise<Placed> {
  const { id, layer, ownerId, projectId, hostSessionId, status, shape, parent } = rule;
  const children = await tx.rule.count({ where: { parentId: id } });
  return {
    id,
    layer,
    ownerId,
    projectId,
    hostSessionId,
    status,
    shape,
    parentId: parent?.id ?? null,
    children,
  };
}

/**
 * Puts a rule under another one of its library: as a part of a composite, else as a special case (learning.md
 * section 5). Both rows are locked by the caller, who audits.
 * @throws CONFLICT with the reason where it cannot stand there
 */
export async function putUnder(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, parent, reason = "" }: { rule: RuleRow; parent: RuleRow; reason?: string },
): Promise<RuleRow> {
  const [child, above] = [await readPlace(tx, rule), await readPlace(tx, parent)];
  const problem = placeProblem(child, above);
  if (problem) throw new HeedError("CONFLICT", placeProblemText(problem));
  const number = ruleNumber(parent.layer, parent.number);
  return moveRule(tx, ctx, {
    rule,
    reason: reason || `Stands under ${number}.`,
    data: { parentId: parent.id, shape: shapeUnder(above) },
  });
}
