import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { recompilationIdInput } from "@/core/recompilation/schema";
import type { RuleChange } from "@/core/rule/output";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { insertVersion } from "../rule/insert-rule";
import { chainOf } from "../rule/internal";
import { readVersion } from "../rule/read-version";
import { type RuleRow, versionSelect } from "../rule/select";
import { auditedRule, toChange } from "../rule/to-reference";
import { lockRecompilation, type RecompilationRow } from "./internal";

/**
 * Takes the answer back: a taken artifact goes, what the rule said before is its newest version again, and the question
 * waits. Of a shared rule that content keeps the approvals that it had.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT when it is open, or the rule has changed since
 */
export async function reopenRecompilation({
  ctx,
  input,
}: VerbArguments<z.input<typeof recompilationIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { recompilationId } = recompilationIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const { row, rule: before } = await lockRecompilation(tx, inner, recompilationId);
    const after = row.outcome === "taken" ? await bringBack(tx, inner, row, before) : before;
    if (row.outcome !== "taken" && row.outcome !== "refused") {
      throw new HeedError("CONFLICT", "There is no answer to take back.");
    }
    await tx.recompilation.update({
      where: { id: row.id },
      data: {
        ...{ outcome: "waiting", version: after.currentVersion, takenVersion: null },
        ...{ decidedAt: null, decidedById: null },
      },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "recompilation.reopen",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), outcome: "waiting", compiler: row.compiler },
    });
    return toChange(after);
  });
}

async function bringBack(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { ruleId, version, takenVersion }: RecompilationRow,
  rule: RuleRow,
): Promise<RuleRow> {
  if (rule.currentVersion !== takenVersion) {
    throw new HeedError("CONFLICT", "The rule has changed since. Restore the version that you want.");
  }
  const old = await tx.ruleVersion.findUniqueOrThrow({
    where: { ruleId_version: { ruleId, version } },
    select: versionSelect,
  });
  const reason = `Version ${version} again: what was compiled anew was taken back.`;
  return insertVersion(tx, ctx, { rule, ...readVersion(old), reason });
}
