import { z } from "zod";
import { HeedError } from "@/core/errors";
import { undoMergeInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { reader, type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { observeFacts } from "../fact/observe";
import { requirePermission } from "../require-permission";
import { chainOf, lockRows, lockRule, moveRule } from "./internal";
import { type MergedSource, mergedSourceSchema } from "./merge";
import { type RuleRow, ruleSelect } from "./select";
import { auditedRule, toChange } from "./to-reference";

/**
 * Takes back the last merge into a rule: what was merged has its status again, and the rule that stayed loses the
 * evidence and counts that it got from it.
 * @throws NOT_FOUND, FORBIDDEN for a shared rule below editor
 * @throws CONFLICT where nothing was merged into it, or a merged rule has moved on since
 */
export async function undoMerge({
  ctx,
  input,
}: VerbArguments<z.input<typeof undoMergeInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { targetId } = undoMergeInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, targetId);
    const { sources, evidenceIds } = await lastMerge(inner, before);
    await lockRows(
      tx,
      sources.map(({ id }) => id),
    );
    const merged = await tx.rule.findMany({
      where: { id: { in: sources.map(({ id }) => id) }, status: "superseded", supersededById: targetId },
      select: ruleSelect,
    });
    if (merged.length < sources.length) {
      throw new HeedError("CONFLICT", "What was merged has moved on since. Restore the rule that you want.");
    }
    for (const source of sources) {
      const rule = merged.find(({ id }) => id === source.id);
      if (rule) await bringBack(tx, inner, { rule, source });
    }
    await tx.ruleEvidence.deleteMany({ where: { id: { in: evidenceIds }, ruleId: targetId } });
    const gained = sources.reduce((sum, { occurrences }) => sum + occurrences, 0);
    const after = await tx.rule.update({
      where: { id: targetId },
      data: { occurrences: Math.max(1, before.occurrences - gained) },
      select: ruleSelect,
    });
    await emitAudit(tx, ctx, {
      action: "rule.undo_merge",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), merged: sources.map(({ id }) => id) },
    });
    return toChange(after);
  });
}

/** As if it had never been merged: a proposal waits again, and only what was in force is in force. */
async function bringBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, source: { status, statusReason } }: { rule: RuleRow; source: MergedSource },
): Promise<void> {
  // Not a move of the lifecycle, which knows no way from superseded to proposed.
  const data = { status, supersededById: null };
  const after = await moveRule(tx, ctx, { rule, reason: statusReason, data });
  await observeFacts(tx, ctx, { ruleId: rule.id, what: "contradictions", by: -1 });
  await emitAudit(tx, ctx, {
    action: "rule.restore",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
}

const mergeEntrySchema = z.object({
  sources: z.array(mergedSourceSchema).min(1),
  evidenceIds: z.array(z.uuid()),
});

/** The audit entry of the last merge that was not taken back says what it changed. */
async function lastMerge(ctx: ProjectServiceContext, rule: RuleRow) {
  const entries = await reader(ctx).auditEntry.findMany({
    where: { action: { in: ["rule.merge", "rule.undo_merge"] }, entityId: rule.id, chain: chainOf(rule) },
    orderBy: { seq: "desc" },
    select: { action: true, payload: { select: { after: true } } },
  });
  // A merge that was taken back is passed over with the entry that did so.
  let undone = 0;
  for (const { action, payload } of entries) {
    if (action === "rule.undo_merge") undone += 1;
    else if (undone > 0) undone -= 1;
    else {
      const found = mergeEntrySchema.safeParse(payload?.after).data;
      if (found) return found;
      break;
    }
  }
  throw new HeedError("CONFLICT", "There is no merge to take back.");
}
