import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type FamilyView, familyIdInput } from "@/core/family/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { auditedFamily, bumpStanding, getOwnFamily } from "./internal";
import { familySelect } from "./select";

/**
 * Says that nothing more is to be learned about a topic: final until the person says it again (learning.md section 6).
 * Rules that it has stay as they are.
 * @throws NOT_FOUND for somebody else's, CONFLICT when it is dismissed
 */
export async function dismissOwnFamily({
  ctx,
  input,
}: VerbArguments<z.input<typeof familyIdInput>>): Promise<FamilyView> {
  await requirePermission(ctx, "own:write");
  const { familyId } = familyIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await getOwnFamily(tx, inner, familyId);
    if (before.dismissedAt) throw new HeedError("CONFLICT", "This topic is dismissed already.");
    const after = await tx.family.update({
      where: { id: familyId },
      data: { dismissedAt: ctx.now() },
      select: familySelect,
    });
    const family = await bumpStanding(tx, inner, after);
    await emitAudit(tx, ctx, {
      action: "family.dismiss",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "family", id: familyId },
      before: auditedFamily(before),
      after: auditedFamily(after),
    });
    return family;
  });
}
