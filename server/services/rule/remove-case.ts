import type { z } from "zod";
import { notFound } from "@/core/errors";
import { caseIdInput } from "@/core/trial/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule } from "./internal";
import { visibleRules } from "./visibility";

/**
 * A case no longer counts for later versions; versions that were saved with it keep it.
 * @throws NOT_FOUND for a case of somebody else's rule, FORBIDDEN for a shared one below editor
 */
export async function removeCase({
  ctx,
  input,
}: VerbArguments<z.input<typeof caseIdInput>>): Promise<{ id: string }> {
  await requirePermission(ctx, "own:write");
  const { caseId } = caseIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const found = await tx.ruleCase.findFirst({
      where: { id: caseId, removedAt: null, rule: visibleRules(inner) },
      select: { ruleId: true, expected: true, trial: true },
    });
    if (!found) throw notFound("Case");
    const { ruleId, expected, trial } = found;
    const rule = await lockRule(tx, inner, ruleId);
    await tx.ruleCase.update({
      where: { id: caseId },
      data: { untilVersion: rule.currentVersion + 1, removedAt: ctx.now() },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "rule.remove_case",
      chain: chainOf(rule),
      entity: { type: "rule", id: ruleId },
      before: { caseId, expected, trial },
    });
    return { id: caseId };
  });
}
