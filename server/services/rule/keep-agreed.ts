import { consentsOf, needsConsent } from "@/core/rule/consent";
import { milderMode } from "@/core/rule/mode-order";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { loadConsents } from "./approval";
import { insertVersion } from "./insert-rule";
import { moveRule } from "./internal";
import { readVersion } from "./read-version";
import { type RuleRow, versionSelect } from "./select";

/**
 * Refuses what waits for a second person in a shared rule that is in force: the content and the mode on which two
 * people agreed are the newest again. Part of a verb that audits.
 * @returns null when nothing waits, or nothing was ever agreed on
 */
export async function keepAgreed(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
): Promise<RuleRow | null> {
  if (rule.layer !== "project") return null;
  const history = await loadConsents(tx, rule);
  const consents = consentsOf(history);
  const agreed = history.versions.find(({ contentHash }) => consents.has(contentHash));
  const consent = agreed && consents.get(agreed.contentHash);
  if (!agreed || !consent || !needsConsent(history)) return null;
  const newest = history.versions[0];
  let kept = rule;
  if (newest && newest.contentHash !== agreed.contentHash) {
    const old = await tx.ruleVersion.findUniqueOrThrow({
      where: { ruleId_version: { ruleId: rule.id, version: agreed.version } },
      select: versionSelect,
    });
    kept = await insertVersion(tx, ctx, {
      rule,
      ...readVersion(old),
      reason: `Version ${newest.version} was refused; version ${agreed.version} again.`,
    });
  }
  return moveRule(tx, ctx, {
    rule: kept,
    reason: `Version ${newest?.version ?? kept.currentVersion} was refused.`,
    data: { mode: milderMode(rule.mode, consent.mode) },
  });
}
