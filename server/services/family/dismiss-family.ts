import type { Layer } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";

type FamilyOf = { layer: Layer; ownerId: string; projectId: string | null; topic: string };

/** A person's dismissal is final for the family until they say it again. Part of a verb that audits. */
export async function dismissFamily(tx: Transaction, rule: FamilyOf, now: Date | null): Promise<void> {
  const { layer, ownerId, projectId, topic } = rule;
  await tx.family.updateMany({ where: { layer, ownerId, projectId, topic }, data: { dismissedAt: now } });
}
