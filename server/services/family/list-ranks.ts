import { weightAt } from "@/core/family/decay";
import { graver } from "@/core/resolution/family";
import type { Severity } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { ownFamilies } from "./select";

export type FamilyRank = { weight: number; occurrences: number; severity: Severity; isDismissed: boolean };

/**
 * Rank of the person's own families by topic, as of the last occurrence among them: the same as long as nothing is
 * said, so that a bundle does not change by waiting.
 */
export async function ownFamilyRanks(ctx: ProjectServiceContext): Promise<Map<string, FamilyRank>> {
  const families = await db.family.findMany({
    where: ownFamilies(ctx),
    select: {
      ...{ topic: true, weight: true, weightedAt: true, occurrences: true, severity: true },
      dismissedAt: true,
    },
  });
  const moment = Math.max(0, ...families.map(({ weightedAt }) => weightedAt.getTime()));
  const ranks = new Map<string, FamilyRank>();
  for (const { topic, weight, weightedAt, occurrences, severity, dismissedAt } of families) {
    const now = weightAt({ weight, at: weightedAt.getTime() }, moment);
    const other = ranks.get(topic);
    ranks.set(topic, {
      weight: now + (other?.weight ?? 0),
      occurrences: occurrences + (other?.occurrences ?? 0),
      severity: other ? graver(severity, other.severity) : severity,
      isDismissed: dismissedAt !== null && (other?.isDismissed ?? true),
    });
  }
  return ranks;
}
