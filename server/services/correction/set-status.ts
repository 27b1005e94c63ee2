import { notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

type SetStatus = { recordId: string; status: "open" | "dismissed" };

/**
 * Answers “was this a correction?” with no, or opens the question again.
 * @returns the prompt
 * @throws NOT_FOUND for somebody else's record
 */
export async function setRecordStatus({
  ctx,
  input,
}: VerbArguments<SetStatus>): Promise<{ eventId: string }> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx) => {
    const where = { id: input.recordId, projectId: ctx.project.id, ownerId };
    const record = await tx.correctionRecord.findFirst({
      where,
      select: { id: true, eventId: true, status: true },
    });
    if (!record) throw notFound("Correction");
    const data = { status: input.status, ...(input.status === "open" && { path: "ask" }) };
    await tx.correctionRecord.update({ where: { id: record.id }, data, select: { id: true } });
    await emitAudit(tx, ctx, {
      action: "record.dismiss",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "correction_record", id: record.id },
      before: { status: record.status },
      after: { status: input.status },
    });
    return { eventId: record.eventId };
  });
}
