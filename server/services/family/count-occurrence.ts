import { weightAt, withOccurrence } from "@/core/family/decay";
import type { Harm } from "@/core/family/harm";
import type { OccurrenceKind } from "@/core/family/schema";
import { graver, severityOfFamily } from "@/core/resolution/family";
import type { Layer, Severity } from "@/core/rule/schema";
import { topicSeverity } from "@/core/topics/topic";
import type { Transaction } from "@/server/db/transaction";

type Occurrence = {
  layer: Layer;
  ownerId: string;
  projectId: string | null;
  topic: string;
  severity: Severity;
  at: Date;
  /** The event that said it; counted once for the family, however often it is worked on. */
  eventId: string;
  kind: OccurrenceKind;
  /** By the person's words or the corrected act. */
  harm?: Harm | null;
  /** The person said it themselves: ends an earlier dismissal. */
  isStated?: boolean;
};

/**
 * Counts one more occurrence of a family; its weight halves every 30 days, because plain counts would let many old hits
 * beat a few new ones for ever. Severity follows harm and repetition until a person chooses one (learning.md
 * section 6). Part of a verb that audits.
 * @returns false when this event was counted before
 */
export async function countOccurrence(tx: Transaction, occurrence: Occurrence): Promise<boolean> {
  const { layer, ownerId, projectId, topic, severity, at, eventId, kind } = occurrence;
  const { harm = null, isStated = false } = occurrence;
  const place = { layer, ownerId, projectId, topic };
  const known = graver(severity, topicSeverity(topic));
  const base = harm === null ? known : graver(known, "major");
  const family =
    (await tx.family.findFirst({ where: place })) ??
    (await tx.family.create({ data: { ...place, severity: base, weightedAt: at } }));
  const { count } = await tx.familyOccurrence.createMany({
    data: [{ familyId: family.id, ownerId, eventId, kind, occurredAt: at }],
    skipDuplicates: true,
  });
  const reopened = isStated && family.dismissedAt !== null ? { dismissedAt: null } : {};
  if (count === 0) {
    await tx.family.update({ where: { id: family.id }, data: reopened });
    return false;
  }
  const occurrences = family.occurrences + 1;
  const before = { weight: family.weight, at: family.weightedAt.getTime() };
  const { weight, at: weightedAt } = withOccurrence(before, at.getTime());
  const harmed = severityOfFamily({ base, lostWork: harm === "lost_work", occurrences });
  await tx.family.update({
    where: { id: family.id },
    data: {
      ...{ occurrences, weight, weightedAt: new Date(weightedAt) },
      ...(!family.severityChosen && { severity: graver(family.severity, harmed) }),
      lastRecurredAt: family.lastRecurredAt && family.lastRecurredAt > at ? family.lastRecurredAt : at,
      ...reopened,
    },
  });
  return true;
}

/**
 * Takes back what removed events counted. Part of a verb.
 * @returns how many occurrences went
 */
export async function uncountEvents(
  tx: Transaction,
  { ownerId, eventIds }: { ownerId: string; eventIds: string[] },
): Promise<number> {
  const where = { ownerId, eventId: { in: eventIds } };
  const gone = await tx.familyOccurrence.findMany({ where });
  await tx.familyOccurrence.deleteMany({ where });
  for (const familyId of new Set(gone.map((row) => row.familyId))) {
    const family = await tx.family.findUniqueOrThrow({ where: { id: familyId } });
    const own = gone.filter((row) => row.familyId === familyId);
    const left = await tx.familyOccurrence.findFirst({
      where: { familyId },
      orderBy: { occurredAt: "desc" },
      select: { occurredAt: true },
    });
    const taken = own.reduce((sum, { occurredAt }) => {
      return sum + weightAt({ weight: 1, at: occurredAt.getTime() }, family.weightedAt.getTime());
    }, 0);
    await tx.family.update({
      where: { id: familyId },
      data: {
        occurrences: Math.max(0, family.occurrences - own.length),
        weight: Math.max(0, family.weight - taken),
        lastRecurredAt: left?.occurredAt ?? null,
      },
    });
  }
  return gone.length;
}
