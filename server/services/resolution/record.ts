import type { RuleCandidate } from "@/core/extraction/schema";
import type { ResolutionDecision } from "@/core/resolution/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { findRecord } from "../correction/internal";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { personOf } from "../rule/visibility";

export type PlacedDecision = ResolutionDecision & { position: number };
type RecordResolutions = { eventId: string; decisions: PlacedDecision[]; candidates: RuleCandidate[] };

/**
 * Writes what became of each candidate, with its decision line, before anything is changed (learning.md
 * section 5). A decision that already had an effect stays as it is.
 */
export async function recordResolutions({ ctx, input }: VerbArguments<RecordResolutions>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx, inner) => {
    const record = await findRecord(inner, input.eventId);
    const written: { id: string; line: string }[] = [];
    for (const decision of input.decisions) {
      const place = { recordId: record?.id ?? null, position: decision.position };
      const before = record
        ? await tx.resolution.findFirst({
            where: place,
            select: { id: true, resultRuleId: true, undoneAt: true },
          })
        : null;
      if (before?.resultRuleId || before?.undoneAt) continue;
      const data = {
        action: decision.action,
        candidate: jsonColumn(input.candidates[decision.position]) ?? {},
        decisionLine: decision.line,
        reason: decision.reason,
        compared: jsonColumn(decision.compared) ?? [],
        targetRuleId: decision.target,
        decidedBy: "heuristic",
      };
      const { id } = before
        ? await tx.resolution.update({ where: { id: before.id }, data, select: { id: true } })
        : await tx.resolution.create({
            data: { ...data, ...place, projectId: ctx.project.id, ownerId, createdAt: ctx.now() },
            select: { id: true },
          });
      written.push({ id, line: decision.line });
    }
    for (const { id, line } of written) {
      await emitAudit(tx, ctx, {
        action: "resolution.create",
        chain: { kind: "user", subjectId: ownerId },
        entity: { type: "resolution", id },
        after: { line },
      });
    }
  });
}
