import { weightAt } from "@/core/family/decay";
import type { FamilyView } from "@/core/family/schema";
import { entersStandingBlock } from "@/core/resolution/family";
import type { Prisma } from "@/generated/prisma/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

export const familySelect = {
  id: true,
  projectId: true,
  topic: true,
  severity: true,
  severityChosen: true,
  occurrences: true,
  weight: true,
  weightedAt: true,
  lastRecurredAt: true,
  dismissedAt: true,
} satisfies Prisma.FamilySelect;
export type FamilyRow = Prisma.FamilyGetPayload<{ select: typeof familySelect }>;

/** Families of the person's own library that count here: of this project, and of all. Nobody else's. */
export function ownFamilies(ctx: ProjectServiceContext): Prisma.FamilyWhereInput {
  return {
    ...{ layer: "personal", ownerId: personOf(ctx) },
    OR: [{ projectId: ctx.project.id }, { projectId: null }],
  };
}

/** @param rules how many rules of the person's library have its topic */
export function toFamily(row: FamilyRow, { now, rules }: { now: Date; rules: number }): FamilyView {
  const { projectId, weight, weightedAt, ...family } = row;
  return {
    ...family,
    weight: weightAt({ weight, at: weightedAt.getTime() }, now.getTime()),
    standing: row.dismissedAt === null && entersStandingBlock(row.severity, row.occurrences),
    everywhere: projectId === null,
    rules,
  };
}
