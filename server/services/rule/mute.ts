import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { ruleIdInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { bumpOwnBundle, getRule } from "./internal";
import { toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * Takes a shared rule out of force on the person's own machines, whatever its severity; the project sees a count
 * (trust.md section 5). Kept on the person's own chain only. Muting twice changes nothing.
 * @throws NOT_FOUND, CONFLICT for an own rule
 */
export async function muteRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { ruleId } = ruleIdInput.parse(input);
  const userId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await getRule(tx, inner, ruleId);
    if (rule.layer !== "project") {
      throw new HeedError("CONFLICT", "This rule is your own. Pause it instead.");
    }
    const { count } = await tx.ruleMute.createMany({
      data: { ruleId, userId, projectId: ctx.project.id, createdAt: ctx.now() },
      skipDuplicates: true,
    });
    if (count === 0) return toChange(rule);
    await bumpOwnBundle(tx, { userId, ruleId, projectId: ctx.project.id });
    await emitAudit(tx, ctx, {
      action: "rule.mute",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "rule", id: ruleId },
      before: { muted: false },
      after: { muted: true },
    });
    return toChange(rule);
  });
}
