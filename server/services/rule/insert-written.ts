import type { EnforcementMode, Layer, RuleContent, Scope } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { assertFits } from "./assert-fits";
import { checkContent } from "./check-content";
import { insertRule } from "./insert-rule";
import { chainOf } from "./internal";
import { assertSayable } from "./sayable";
import type { RuleRow } from "./select";
import { auditedRule } from "./to-reference";
import { personOf } from "./visibility";

/** Kind of the evidence of a rule that was typed by hand: no prompt, no correction. */
export const WRITTEN = "written";

type WrittenRule = {
  content: RuleContent;
  layer: Layer;
  scope: Scope;
  mode: EnforcementMode;
  reason: string;
  /** Which compiler made the content of the person's words; left out for what they wrote field by field. */
  compiler?: string;
  /** What they typed, kept as the rule's evidence; nobody else reads it unless they release it. */
  words?: string;
};

/**
 * Stores a rule that a person made by hand, once it was compared with those in force: an own one counts at once, a
 * shared one is proposed and waits for a second person (trust.md section 5). Audited; the caller checks permission.
 * @throws INVALID for text that may not be told to other people's agents, CONFLICT when a rule in force says the same
 *   or the opposite
 */
export async function insertWritten(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { content, layer, scope, mode, reason, compiler, words }: WrittenRule,
): Promise<RuleRow> {
  assertSayable(content, layer);
  await assertFits(ctx, { content, layer, scope: layer === "project" ? "project" : scope });
  const rule = await insertRule(tx, ctx, {
    ...{ content, layer, scope, mode, reason, statusReason: reason },
    report: await checkContent(tx, ctx, { content, rule: null }),
    ...{ backtest: null, source: "user_stated", ownerId: personOf(ctx) },
    status: layer === "project" ? "proposed" : "active",
    ...(compiler && { compiler }),
  });
  if (words !== undefined) await keepWords(tx, ctx, { rule, words });
  await emitAudit(tx, ctx, {
    action: "rule.create",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    after: auditedRule(rule),
  });
  return rule;
}

async function keepWords(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, words }: { rule: RuleRow; words: string },
): Promise<void> {
  const at = ctx.now();
  await tx.ruleEvidence.create({
    data: {
      ...{ ruleId: rule.id, version: 1, kind: WRITTEN, ownerId: rule.ownerId, excerpt: words },
      ...{ occurredAt: at, createdAt: at },
    },
    select: { id: true },
  });
}
