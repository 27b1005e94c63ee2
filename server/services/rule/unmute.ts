import type { z } from "zod";
import { ruleIdInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { bumpOwnBundle, getRule } from "./internal";
import { toChange } from "./to-reference";
import { personOf } from "./visibility";

/** Lets a muted shared rule count on the person's own machines again. @throws NOT_FOUND */
export async function unmuteRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId } = ruleIdInput.parse(input);
  const userId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await getRule(tx, inner, ruleId);
    const { count } = await tx.ruleMute.deleteMany({ where: { ruleId, userId } });
    if (count === 0) return toChange(rule);
    await bumpOwnBundle(tx, { userId, ruleId, projectId: ctx.project.id });
    await emitAudit(tx, ctx, {
      action: "rule.unmute",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "rule", id: ruleId },
      before: { muted: true },
      after: { muted: false },
    });
    return toChange(rule);
  });
}
