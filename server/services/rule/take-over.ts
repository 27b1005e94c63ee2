import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { standingOf } from "./approval";
import { insertVersion } from "./insert-rule";
import { readVersion } from "./read-version";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

/**
 * Before an archived proposal of somebody else is brought back: its author may have withdrawn it, so whoever brings it
 * back stands for it, by a version of their own with the same text, and somebody else has to agree (trust.md
 * section 5). Part of a verb that audits.
 * @returns the rule, with one version more where nobody but its author stood for it
 */
export async function takeOver(tx: Transaction, ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleRow> {
  const current = rule.versions[0];
  const me = personOf(ctx);
  if (rule.layer !== "project" || rule.status !== "archived" || rule.ownerId === me || !current) return rule;
  if (current.authorId === me || (await standingOf(tx, rule)).newestAgreed) return rule;
  return insertVersion(tx, ctx, {
    rule,
    ...readVersion(current),
    reason: "Brought back by somebody else than its author.",
  });
}
