import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "../rule/select";
import { personOf } from "../rule/visibility";

type Replacement = { old: RuleRow; by: RuleRow; line: string; reason: string };

/** A decision that a person made by hand, so that history can show it and roll it back. Part of an audited verb. */
export async function recordReplacement(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { old, by, line, reason }: Replacement,
): Promise<void> {
  const ownerId = personOf(ctx);
  const { id } = await tx.resolution.create({
    data: {
      ...{ projectId: ctx.project.id, ownerId, candidate: {}, action: "supersede", decisionLine: line },
      ...{ reason, targetRuleId: old.id, resultRuleId: by.id, targetVersion: old.currentVersion },
      decidedBy: "person",
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
  await emitAudit(tx, ctx, {
    action: "resolution.create",
    chain: { kind: "user", subjectId: ownerId },
    entity: { type: "resolution", id },
    after: { line },
  });
}
