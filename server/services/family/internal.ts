import { notFound } from "@/core/errors";
import type { FamilyView } from "@/core/family/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { notifyLive } from "../live/channel";
import { personOf } from "../rule/visibility";
import { type FamilyRow, familySelect, ownFamilies, toFamily } from "./select";

/** @throws NOT_FOUND for a family that is not the person's own, here */
export async function getOwnFamily(
  tx: Transaction,
  ctx: ProjectServiceContext,
  id: string,
): Promise<FamilyRow> {
  const row = await tx.family.findFirst({ where: { AND: [ownFamilies(ctx), { id }] }, select: familySelect });
  if (!row) throw notFound("Topic");
  return row;
}

/** How many rules of the person's library have a topic, by topic. */
export async function countMembers(
  tx: Transaction,
  ctx: ProjectServiceContext,
  topics: string[],
): Promise<Map<string, number>> {
  const rows = await tx.rule.groupBy({
    by: ["topic"],
    where: {
      ...{ layer: "personal", ownerId: personOf(ctx), topic: { in: topics } },
      OR: [{ projectId: ctx.project.id }, { projectId: null }],
    },
    _count: true,
  });
  return new Map(rows.map(({ topic, _count }) => [topic, _count]));
}

/** What stands in the block of every session may have changed. */
export async function bumpStanding(
  tx: Transaction,
  ctx: ProjectServiceContext,
  family: FamilyRow,
): Promise<FamilyView> {
  const ownerId = personOf(ctx);
  await tx.user.update({
    where: { id: ownerId },
    data: { bundleRevision: { increment: 1 } },
    select: { id: true },
  });
  await notifyLive(tx, {
    kind: "rule",
    id: family.id,
    sessionId: null,
    projectId: family.projectId,
    ownerId,
  });
  const rules = (await countMembers(tx, ctx, [family.topic])).get(family.topic) ?? 0;
  return toFamily(family, { now: ctx.now(), rules });
}

/** What an audit entry keeps of a family. */
export function auditedFamily({ topic, severity, severityChosen, dismissedAt }: FamilyRow) {
  return { topic, severity, severityChosen, dismissedAt: dismissedAt?.toISOString() ?? null };
}
