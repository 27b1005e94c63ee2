import type { z } from "zod";
import { type FamilyView, setFamilySeverityInput } from "@/core/family/schema";
import { severityOfFamily } from "@/core/resolution/family";
import { topicSeverity } from "@/core/topics/topic";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { auditedFamily, bumpStanding, getOwnFamily } from "./internal";
import { familySelect } from "./select";

/**
 * A person says how grave a topic is; from then on harm and repetition do not move it. Null gives it back to them
 * (learning.md section 6).
 * @throws NOT_FOUND for somebody else's
 */
export async function setFamilySeverity({
  ctx,
  input,
}: VerbArguments<z.input<typeof setFamilySeverityInput>>): Promise<FamilyView> {
  await requirePermission(ctx, "own:write");
  const { familyId, severity } = setFamilySeverityInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await getOwnFamily(tx, inner, familyId);
    const { topic, occurrences } = before;
    const told = severityOfFamily({ base: topicSeverity(topic), lostWork: false, occurrences });
    const after = await tx.family.update({
      where: { id: familyId },
      data: { severity: severity ?? told, severityChosen: severity !== null },
      select: familySelect,
    });
    const family = await bumpStanding(tx, inner, after);
    await emitAudit(tx, ctx, {
      action: "family.set_severity",
      chain: { kind: "user", subjectId: personOf(ctx) },
      entity: { type: "family", id: familyId },
      before: auditedFamily(before),
      after: auditedFamily(after),
    });
    return family;
  });
}
