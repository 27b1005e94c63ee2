import type { RuleEvidence } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

const MAX_EVIDENCE = 50;

/** Own evidence with links; of a shared rule others see only what its author released (trust.md section 4). */
export async function listEvidence(
  ctx: ProjectServiceContext,
  rule: Pick<RuleRow, "id" | "layer">,
): Promise<RuleEvidence[]> {
  const me = personOf(ctx);
  const rows = await reader(ctx).ruleEvidence.findMany({
    where: {
      ruleId: rule.id,
      OR: [{ ownerId: me }, ...(rule.layer === "project" ? [{ released: true }] : [])],
    },
    orderBy: { occurredAt: "desc" },
    take: MAX_EVIDENCE,
  });
  const recordIds = rows.flatMap(({ recordId, ownerId }) => (recordId && ownerId === me ? [recordId] : []));
  const [records, names] = await Promise.all([
    reader(ctx).correctionRecord.findMany({
      where: { id: { in: recordIds }, ownerId: me },
      select: { id: true, sessionId: true },
    }),
    reader(ctx).user.findMany({
      where: { id: { in: [...new Set(rows.map(({ ownerId }) => ownerId))] } },
      select: { id: true, name: true },
    }),
  ]);
  const speakers = new Map(names.map(({ id, name }) => [id, name]));
  const sessions = new Map(records.map(({ id, sessionId }) => [id, sessionId]));
  return rows.map((row) => {
    const isMine = row.ownerId === me;
    return {
      id: row.id,
      kind: row.kind,
      excerpt: row.excerpt,
      occurredAt: row.occurredAt,
      isMine,
      saidBy: speakers.get(row.ownerId) ?? "former member",
      released: row.released,
      sessionId: isMine && row.recordId ? (sessions.get(row.recordId) ?? null) : null,
      eventId: isMine ? row.eventId : null,
      recordId: isMine ? row.recordId : null,
      factId: isMine ? row.factId : null,
    };
  });
}
