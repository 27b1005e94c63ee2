import type { Layer, Severity } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";

type Occurrence = {
  layer: Layer;
  ownerId: string;
  projectId: string | null;
  topic: string;
  severity: Severity;
  at: Date;
};

const HALF_LIFE_MS = 30 * 86_400_000;

/**
 * Counts one more occurrence of a family; its weight halves every 30 days, because plain counts would
 * let many old hits beat a few new ones for ever (learning.md section 6). Part of a verb that audits.
 */
export async function countOccurrence(tx: Transaction, occurrence: Occurrence): Promise<void> {
  const { layer, ownerId, projectId, topic, severity, at } = occurrence;
  const family = await tx.family.findFirst({ where: { layer, ownerId, projectId, topic } });
  if (!family) {
    await tx.family.create({
      data: {
        ...{ layer, ownerId, projectId, topic, severity },
        ...{ occurrences: 1, weight: 1, weightedAt: at, lastRecurredAt: at },
      },
    });
    return;
  }
  const age = Math.max(0, at.getTime() - family.weightedAt.getTime());
  await tx.family.update({
    where: { id: family.id },
    data: {
      severity,
      occurrences: { increment: 1 },
      weight: family.weight * 0.5 ** (age / HALF_LIFE_MS) + 1,
      weightedAt: at,
      lastRecurredAt: at,
      // Saying it again ends an earlier dismissal.
      dismissedAt: null,
    },
  });
}
