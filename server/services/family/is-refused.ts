import type { RuleCandidate } from "@/core/extraction/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

/**
 * Whether a person dismissed the family of a wish and has not said it again: what was only inferred makes no rule then
 * (learning.md section 6). Part of a verb.
 */
export async function isRefused(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { claim, source, scope }: Pick<RuleCandidate, "claim" | "source" | "scope">,
): Promise<boolean> {
  if (source === "user_stated") return false;
  const family = await tx.family.findFirst({
    where: {
      ...{ layer: "personal", ownerId: personOf(ctx), topic: claim.topic },
      projectId: scope === "global" ? null : ctx.project.id,
      dismissedAt: { not: null },
    },
    select: { id: true },
  });
  return family !== null;
}
