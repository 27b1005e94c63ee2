import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { approveRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { approveBlockedBecause } from "./abilities";
import { isAlone } from "./approval";
import { chainOf, getRule, moveRule } from "./internal";
import { auditedRule, toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * A second person's consent to exactly this content; the rule is then in force for everybody. Only by a person whose
 * sign-in is younger than an hour, never by token, never of one's own proposal (trust.md section 5).
 * @throws PRECONDITION with the reason, CONFLICT when the content is another by now
 */
export async function approveRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof approveRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "rule:approve");
  const { ruleId, contentHash, mode } = approveRuleInput.parse(input);
  const me = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    await tx.$queryRaw`select id from rules where id = ${ruleId}::uuid for update`;
    const before = await getRule(tx, inner, ruleId);
    const version = before.versions[0];
    if (before.layer !== "project" || !version)
      throw new HeedError("CONFLICT", "Own rules need no approval.");
    // The author is who wrote this version; a proposer may not approve somebody's edit of it either.
    const isMine = before.ownerId === me || version.authorId === me;
    const blocked = approveBlockedBecause(inner, { isMine, alone: await isAlone(tx, before.projectId) });
    if (blocked) throw new HeedError("PRECONDITION", blocked);
    if (version.contentHash !== contentHash) {
      throw new HeedError("CONFLICT", "The rule has changed since you looked at it. Read it again.");
    }
    const approval = { contentHash, approverId: me, createdAt: ctx.now() };
    await tx.approval.upsert({
      where: { ruleVersionId_approverId: { ruleVersionId: version.id, approverId: me } },
      create: { ruleVersionId: version.id, ...approval },
      update: approval,
      select: { id: true },
    });
    const after = await moveRule(tx, inner, {
      rule: before,
      to: "active",
      reason: "Approved by a second person.",
      data: { mode: mode ?? before.mode },
    });
    await emitAudit(tx, ctx, {
      action: "rule.approve",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: { ...auditedRule(after), contentHash },
    });
    return toChange(after);
  });
}
