import { consentsOf } from "@/core/rule/consent";
import { isStricter } from "@/core/rule/mode-order";
import type { EnforcementMode } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { loadConsents } from "./approval";
import { insertVersion } from "./insert-rule";
import { readVersion } from "./read-version";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

/**
 * Before a shared rule's mode is set: a stricter one than was agreed on instructs colleagues' agents too, so it needs
 * a second person like an edit does. It becomes a version of whoever asks for it, so that they cannot approve it
 * themselves; until then the rule counts as agreed (docs/decisions/0006-two-people.md). The caller sets the mode and audits.
 * @returns the rule, with one version more where the wish needs its own author
 */
export async function changeMode(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, mode }: { rule: RuleRow; mode: EnforcementMode },
): Promise<RuleRow> {
  const current = rule.versions[0];
  if (rule.layer !== "project" || !current || !isStricter(mode, rule.mode)) return rule;
  const consent = consentsOf(await loadConsents(tx, rule)).get(current.contentHash);
  if (consent && !isStricter(mode, consent.mode)) return rule;
  if (current.authorId === personOf(ctx)) return rule;
  return insertVersion(tx, ctx, {
    rule,
    ...readVersion(current),
    reason: `Asks for “${mode}” instead of “${rule.mode}”.`,
  });
}
