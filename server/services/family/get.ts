import type { z } from "zod";
import { type FamilyDetail, familyIdInput, occurrenceKindSchema } from "@/core/family/schema";
import { countByWeek } from "@/core/family/weeks";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import { getOwnFamily } from "./internal";
import { toFamily } from "./select";

/** Half a year. */
const WEEKS = 26;
const DECLINES = 20;

/**
 * One topic of the person's own library: its rules, and how often it was said in each week.
 * @throws NOT_FOUND for somebody else's
 */
export async function getFamily({
  ctx,
  input,
}: VerbArguments<z.input<typeof familyIdInput>>): Promise<FamilyDetail> {
  await requirePermission(ctx, "own:read");
  const { familyId } = familyIdInput.parse(input);
  const tx = reader(ctx);
  const row = await getOwnFamily(tx, ctx, familyId);
  const now = ctx.now();
  const ownerId = personOf(ctx);
  const [members, occurrences, declines] = await Promise.all([
    tx.rule.findMany({
      where: {
        ...{ layer: "personal", ownerId, topic: row.topic },
        OR: [{ projectId: ctx.project.id }, { projectId: null }],
      },
      orderBy: [{ status: "asc" }, { id: "asc" }],
      select: referenceSelect,
    }),
    tx.familyOccurrence.findMany({
      where: { familyId, occurredAt: { gt: new Date(now.getTime() - WEEKS * 7 * 86_400_000) } },
      select: { occurredAt: true, kind: true },
    }),
    tx.decline.findMany({
      where: { ownerId, projectId: ctx.project.id, topic: row.topic },
      orderBy: { occurredAt: "desc" },
      take: DECLINES,
      select: { id: true, summary: true, reviewer: true, occurredAt: true, sessionId: true, eventId: true },
    }),
  ]);
  const counted = occurrences.flatMap(({ occurredAt, kind }) => {
    const parsed = occurrenceKindSchema.safeParse(kind);
    return parsed.success ? [{ at: occurredAt.getTime(), kind: parsed.data }] : [];
  });
  return {
    ...toFamily(row, { now, rules: members.length }),
    members: members.map(toReference),
    weeks: countByWeek(counted, now.getTime(), WEEKS),
    declines,
  };
}
