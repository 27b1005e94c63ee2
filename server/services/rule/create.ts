import type { z } from "zod";
import { createRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { assertFits } from "./assert-fits";
import { checkContent } from "./check-content";
import { insertRule } from "./insert-rule";
import { chainOf } from "./internal";
import { assertSayable } from "./sayable";
import { auditedRule, toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * Writes a rule by hand. An own rule counts at once; a shared one is proposed and waits for a second
 * person (trust.md section 5).
 * @throws INVALID for text that may not be told to other people's agents, CONFLICT when a rule in force says the same
 *   or the opposite
 */
export async function createRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof createRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, input.layer === "project" ? "rule:propose" : "own:write");
  const { content, layer, scope, mode, reason } = createRuleInput.parse(input);
  assertSayable(content, layer);
  return withTransaction(ctx, async (tx, inner) => {
    await assertFits(inner, { content, layer, scope: layer === "project" ? "project" : scope });
    const rule = await insertRule(tx, inner, {
      content,
      report: await checkContent(tx, inner, { content, rule: null }),
      backtest: null,
      layer,
      scope,
      mode,
      reason,
      ownerId: personOf(ctx),
      status: layer === "project" ? "proposed" : "active",
      statusReason: reason,
      source: "user_stated",
    });
    await emitAudit(tx, ctx, {
      action: "rule.create",
      chain: chainOf(rule),
      entity: { type: "rule", id: rule.id },
      after: auditedRule(rule),
    });
    return toChange(rule);
  });
}
