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
 * Takes a dismissal back: the topic counts and is learned about again.
 * @throws NOT_FOUND for somebody else's, CONFLICT when it is not dismissed
 */
export async function restoreFamily({
  ctx,
  input,
}: VerbArguments<z.input<typeof familyIdInput>>): Promise<FamilyView> {
  await requirePermission(ctx, "own:write");
  const { familyId } = familyIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await getOwnFamily(tx, inner, familyId);
    if (!before.dismissedAt) throw new HeedError("CONFLICT", "This topic is not dismissed.");
    const after = await tx.family.update({
      where: { id: familyId },
      data: { dismissedAt: null },
      select: familySelect,
    });
    const family = await bumpStanding(tx, inner, after);
    await emitAudit(tx, ctx, {
      action: "family.restore",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "family", id: familyId },
      before: auditedFamily(before),
      after: auditedFamily(after),
    });
    return family;
  });
}
