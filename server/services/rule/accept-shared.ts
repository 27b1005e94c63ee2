import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import { acceptSharedRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import { listDelivered } from "../bundle/list-delivered";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { bumpOwnBundle, getRule } from "./internal";
import { toChange } from "./to-reference";

/**
 * With `sharedRules: review`: one person's yes to what a shared rule says now, up to the mode it has now; until
 * then it only observes on their machines (trust.md section 5).
 * @throws NOT_FOUND when it is not in force for them, CONFLICT when it says something else by now
 */
export async function acceptSharedRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof acceptSharedRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { userId } = requirePerson(ctx);
  const { ruleId, contentHash } = acceptSharedRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await getRule(tx, inner, ruleId);
    const [delivered] = await listDelivered(inner, { ruleId });
    if (!delivered) throw notFound("Shared rule");
    if (delivered.version.contentHash !== contentHash) {
      throw new HeedError("CONFLICT", "The rule has changed since you looked at it. Read it again.");
    }
    const { mode } = delivered;
    await tx.ruleAcceptance.upsert({
      where: { ruleId_userId_contentHash: { ruleId, userId, contentHash } },
      create: { ruleId, userId, contentHash, mode, createdAt: ctx.now() },
      update: { mode },
      select: { id: true },
    });
    await bumpOwnBundle(tx, { userId, ruleId, projectId: ctx.project.id });
    await emitAudit(tx, ctx, {
      action: "rule.accept_shared",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "rule", id: ruleId },
      after: { contentHash, mode },
    });
    return toChange(rule);
  });
}
