import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { decisionLine } from "@/core/resolution/decision-line";
import { supersedeRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import type { Transaction } from "@/server/db/transaction";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { recordReplacement } from "../resolution/record-replacement";
import { lockRows, lockRule } from "./internal";
import { ruleNumber } from "./number";
import { replaceRule } from "./replace-rule";
import type { RuleRow } from "./select";
import { toChange } from "./to-reference";

/**
 * Says that a rule takes another's place in the same library. The old one is kept for ever and a rollback brings it
 * back.
 * @throws CONFLICT for a rule over itself, across libraries, or when it would make a circle
 */
export async function supersedeRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof supersedeRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { oldId, newId, reason } = supersedeRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    await lockRows(tx, [oldId, newId]);
    const old = await lockRule(tx, inner, oldId);
    const by = await lockRule(tx, inner, newId);
    if (old.id === by.id) throw new HeedError("CONFLICT", "A rule cannot take its own place.");
    await refuseImpossible(tx, old, by);
    const because = reason || "you said so";
    const number = ruleNumber(old.layer, old.number);
    const line = decisionLine("supersede", number, because);
    await recordReplacement(tx, inner, { old, by, line, reason: because });
    return toChange(await replaceRule(tx, inner, { old, by, reason: line }));
  });
}

async function refuseImpossible(tx: Transaction, old: RuleRow, by: RuleRow): Promise<void> {
  if (old.layer !== by.layer || old.projectId !== by.projectId) {
    throw new HeedError("CONFLICT", "Only a rule of the same library can take its place.");
  }
  if (by.status !== "active") throw new HeedError("CONFLICT", "Activate the newer rule first.");
  for (let next: string | null = by.id, steps = 0; next && steps < 100; steps += 1) {
    const rule: { supersededById: string | null } | null = await tx.rule.findUnique({
      where: { id: next },
      select: { supersededById: true },
    });
    next = rule?.supersededById ?? null;
    if (next === old.id) throw new HeedError("CONFLICT", "These rules would replace each other in a circle.");
  }
}
