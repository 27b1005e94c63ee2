import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import { undoRuleInput } from "@/core/rule/input";
import type { UndoResult } from "@/core/rule/output";
import type { Transaction } from "@/server/db/transaction";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type ResolutionRow, resolutionSelect } from "../resolution/internal";
import { takeBack } from "../resolution/take-back";
import { chainOf, findRule, lockRule, moveRule } from "./internal";
import type { RuleRow } from "./select";
import { auditedRule, toReference } from "./to-reference";
import { personOf } from "./visibility";

/**
 * Takes back the last thing learned, or the last decision that made or changed a given rule. An undone replacement
 * puts the old rule in force again. A rule that nobody's decision made is archived.
 * @throws NOT_FOUND when there is nothing to take back, CONFLICT when the rule is out of force already, FORBIDDEN for
 *   what counts for others and is not the actor's to change (any more)
 */
export async function undoRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof undoRuleInput>>): Promise<UndoResult> {
  await requirePermission(ctx, "own:write");
  const { rule: text } = undoRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const named = text === undefined ? null : await findRule(tx, inner, text);
    if (text !== undefined && !named) throw notFound(`Rule ${text}`);
    const rule = named ? await lockRule(tx, inner, named.id) : null;
    const resolution = await lastDecision(tx, inner, rule?.id);
    if (resolution) return takeBack(tx, inner, resolution);
    if (!rule) throw notFound("Something to take back");
    return archiveByHand(tx, inner, rule);
  });
}

function lastDecision(
  tx: Transaction,
  ctx: ProjectServiceContext,
  ruleId: string | undefined,
): Promise<ResolutionRow | null> {
  return tx.resolution.findFirst({
    where: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx), undoneAt: null },
      resultRuleId: ruleId ?? { not: null },
      // To say “undo R3” is about what made or changed R3, not about what confirmed it.
      ...(ruleId && { action: { in: ["new", "supersede", "update", "split"] } }),
    },
    orderBy: [{ createdAt: "desc" }, { position: "desc" }],
    select: resolutionSelect,
  });
}

async function archiveByHand(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
): Promise<UndoResult> {
  if (rule.status === "archived") throw new HeedError("CONFLICT", "This rule is archived already.");
  const after = await moveRule(tx, ctx, { rule, to: "archived", reason: "Taken back." });
  await emitAudit(tx, ctx, {
    action: "rule.undo",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
  const reference = toReference(after);
  return { summary: `${reference.number} is archived.`, archived: [reference], activated: [] };
}
