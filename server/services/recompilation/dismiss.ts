import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { recompilationIdInput } from "@/core/recompilation/schema";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf } from "../rule/internal";
import { auditedRule, toChange } from "../rule/to-reference";
import { isOpen, lockRecompilation } from "./internal";

/**
 * Leaves a rule as it was compiled before; this compiler does not ask again. Undone by `reopenRecompilation`.
 * @throws NOT_FOUND, FORBIDDEN for a shared rule below editor, CONFLICT when it was answered already
 */
export async function dismissRecompilation({
  ctx,
  input,
}: VerbArguments<z.input<typeof recompilationIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { recompilationId } = recompilationIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const { row, rule } = await lockRecompilation(tx, inner, recompilationId);
    if (!isOpen(row)) throw new HeedError("CONFLICT", "This was answered already, or the rule has changed.");
    await tx.recompilation.update({
      where: { id: row.id },
      data: { outcome: "refused", decidedAt: ctx.now(), decidedById: ctx.actor.userId },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "recompilation.dismiss",
      chain: chainOf(rule),
      entity: { type: "rule", id: rule.id },
      before: { outcome: row.outcome },
      after: { ...auditedRule(rule), outcome: "refused", compiler: row.compiler },
    });
    return toChange(rule);
  });
}
