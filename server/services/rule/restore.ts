import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import { restoreRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { standingOf } from "./approval";
import { checkCases, failedCaseText } from "./check-cases";
import { insertVersion } from "./insert-rule";
import { chainOf, lockRule, moveRule } from "./internal";
import { readVersion } from "./read-version";
import { versionSelect } from "./select";
import { takeOver } from "./take-over";
import { auditedRule, toChange } from "./to-reference";

/**
 * Brings old content back as a new version; takes the rule out of the archive as well. A shared rule whose
 * content is not approved comes back as a proposal, of whoever brings it back where that is not its author.
 * @throws NOT_FOUND for a version that the rule never had, INVALID when a case that people keep with the rule fails
 */
export async function restoreRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof restoreRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId, version, reason } = restoreRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    let rule = before;
    if (version !== undefined && version !== before.currentVersion) {
      const old = await tx.ruleVersion.findFirst({ where: { ruleId, version }, select: versionSelect });
      if (!old) throw notFound(`Version ${version}`);
      const copied = readVersion(old);
      const { report, failed } = await checkCases(tx, inner, { ruleId, ...copied });
      const problem = failedCaseText(failed);
      if (problem) throw new HeedError("INVALID", `Not restored: ${problem} Remove the case first.`);
      rule = await insertVersion(tx, inner, {
        ...{ rule: before, ...copied, report },
        reason: reason || `Version ${version} again.`,
      });
    }
    if (before.status === "archived" || before.status === "dismissed") {
      rule = await takeOver(tx, inner, rule);
      const standing = rule.layer === "project" ? await standingOf(tx, rule) : null;
      const waits = standing !== null && !standing.newestAgreed && !standing.alone;
      rule = await moveRule(tx, inner, {
        rule,
        to: waits ? "proposed" : "active",
        reason: reason || "Restored by you.",
      });
    }
    await emitAudit(tx, ctx, {
      action: "rule.restore",
      chain: chainOf(rule),
      entity: { type: "rule", id: rule.id },
      before: auditedRule(before),
      after: auditedRule(rule),
    });
    return toChange(rule);
  });
}
