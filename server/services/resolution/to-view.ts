import { ruleCandidateSchema } from "@/core/extraction/schema";
import type { ResolutionView, RuleReference } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { visibleRules } from "../rule/visibility";
import type { ResolutionRow } from "./internal";

/** Resolutions as people read them; a target that the person may not see is left out. */
export async function toResolutionViews(
  ctx: ProjectServiceContext,
  rows: ResolutionRow[],
): Promise<ResolutionView[]> {
  const targets = await referencesOf(
    ctx,
    rows.flatMap((row) => (row.targetRuleId ? [row.targetRuleId] : [])),
  );
  return rows.flatMap((row) => {
    const candidate = ruleCandidateSchema.safeParse(row.candidate).data;
    if (!candidate) return [];
    return [
      {
        id: row.id,
        action: row.action,
        decisionLine: row.decisionLine,
        reason: row.reason,
        directive: candidate.directive,
        claim: candidate.claim,
        decidedBy: row.decidedBy,
        target: row.targetRuleId ? (targets.get(row.targetRuleId) ?? null) : null,
        result: row.result ? toReference(row.result) : null,
        undoneAt: row.undoneAt,
        createdAt: row.createdAt,
      },
    ];
  });
}

/** Visible rules by id. */
export async function referencesOf(
  ctx: ProjectServiceContext,
  ids: string[],
): Promise<Map<string, RuleReference>> {
  if (ids.length === 0) return new Map();
  const rows = await reader(ctx).rule.findMany({
    where: { AND: [visibleRules(ctx), { id: { in: [...new Set(ids)] } }] },
    select: referenceSelect,
  });
  return new Map(rows.map((row) => [row.id, toReference(row)]));
}
