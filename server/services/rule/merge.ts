import { z } from "zod";
import { HeedError } from "@/core/errors";
import { mergeRulesInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { ruleStatusSchema } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRows, lockRule } from "./internal";
import { ruleNumber } from "./number";
import { replaceRule } from "./replace-rule";
import { ruleSelect } from "./select";
import { auditedRule, toChange } from "./to-reference";

/** What a merged rule was before; the audit entry keeps it for `undoMerge`. */
export const mergedSourceSchema = z.object({
  id: z.uuid(),
  status: ruleStatusSchema,
  statusReason: z.string(),
  occurrences: z.int(),
});
export type MergedSource = z.infer<typeof mergedSourceSchema>;

/**
 * Several rules that say the same become one: the target keeps its text and gets the others' evidence and counts;
 * the others are superseded by it. Undone by `undoMerge`.
 * @throws CONFLICT across libraries, or when what is in force would go for something that is not
 */
export async function mergeRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof mergeRulesInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { targetId, sourceIds, reason } = mergeRulesInput.parse(input);
  const ids = [...new Set(sourceIds)].filter((id) => id !== targetId).toSorted();
  return withTransaction(ctx, async (tx, inner) => {
    await lockRows(tx, [targetId, ...ids]);
    const target = await lockRule(tx, inner, targetId);
    let occurrences = target.occurrences;
    const sources: MergedSource[] = [];
    const evidenceIds: string[] = [];
    for (const id of ids) {
      const source = await lockRule(tx, inner, id);
      if (source.layer !== target.layer || source.projectId !== target.projectId) {
        throw new HeedError("CONFLICT", "Only rules of the same library can be merged.");
      }
      if (source.status === "active" && target.status !== "active") {
        throw new HeedError("CONFLICT", "Activate the rule that stays first: the others are in force.");
      }
      occurrences += source.occurrences;
      const evidence = await tx.ruleEvidence.findMany({ where: { ruleId: id } });
      const copied = await tx.ruleEvidence.createManyAndReturn({
        data: evidence.map(({ id: _id, ...row }) => ({
          ...row,
          ruleId: targetId,
          version: target.currentVersion,
        })),
        skipDuplicates: true,
        select: { id: true },
      });
      evidenceIds.push(...copied.map((row) => row.id));
      const { status, statusReason } = source;
      sources.push({ id, status, statusReason, occurrences: source.occurrences });
      const line = reason || `Merged into ${ruleNumber(target.layer, target.number)}.`;
      await replaceRule(tx, inner, { old: source, by: target, reason: line });
    }
    const after = await tx.rule.update({
      where: { id: targetId },
      data: { occurrences },
      select: ruleSelect,
    });
    await emitAudit(tx, ctx, {
      action: "rule.merge",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(target),
      after: { ...auditedRule(after), merged: ids, sources, evidenceIds },
    });
    return toChange(after);
  });
}
