import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { recompilationIdInput } from "@/core/recompilation/schema";
import type { RuleChange } from "@/core/rule/output";
import { backtestReportSchema, ruleContentSchema, verificationReportSchema } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { checkCases, failedCaseText } from "../rule/check-cases";
import { insertVersion } from "../rule/insert-rule";
import { chainOf } from "../rule/internal";
import { assertSayable } from "../rule/sayable";
import { auditedRule, toChange } from "../rule/to-reference";
import { isOpen, lockRecompilation } from "./internal";

/**
 * Takes what another compiler makes of a rule as its newest version. Of a shared rule it is the version of whoever takes
 * it: a second person has to agree, and until then what was agreed on counts (trust.md section 5).
 * @throws NOT_FOUND, FORBIDDEN for a shared rule below editor
 * @throws CONFLICT when it was answered, or the rule has changed since; INVALID when a case of the rule fails by now
 */
export async function acceptRecompilation({
  ctx,
  input,
}: VerbArguments<z.input<typeof recompilationIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { recompilationId } = recompilationIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const { row, rule: before } = await lockRecompilation(tx, inner, recompilationId);
    if (!isOpen(row)) throw new HeedError("CONFLICT", "This was answered already, or the rule has changed.");
    const content = ruleContentSchema.parse(row.content);
    assertSayable(content, before.layer);
    const stored = verificationReportSchema.safeParse(row.report).data ?? null;
    const { report, failed } = await checkCases(tx, inner, { ruleId: before.id, content, report: stored });
    const problem = failedCaseText(failed);
    if (problem) throw new HeedError("INVALID", `Not taken: ${problem} Remove the case, or keep the check.`);
    const after = await insertVersion(tx, inner, {
      ...{ rule: before, content, report, compiler: row.compiler },
      backtest: backtestReportSchema.safeParse(row.backtest).data ?? null,
      reason: `Compiled anew: what version ${row.version} says, by a later compiler.`,
    });
    await tx.recompilation.update({
      where: { id: row.id },
      data: {
        ...{ outcome: "taken", takenVersion: after.currentVersion },
        ...{ decidedAt: ctx.now(), decidedById: ctx.actor.userId },
      },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "recompilation.accept",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), compiler: row.compiler },
    });
    return toChange(after);
  });
}
