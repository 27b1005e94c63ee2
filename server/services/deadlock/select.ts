import type { DeadlockView } from "@/core/deadlock/schema";
import type { Prisma } from "@/generated/prisma/client";
import type { ProjectServiceContext } from "../context";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

export const deadlockSelect = {
  id: true,
  excerpt: true,
  sessionId: true,
  eventId: true,
  occurredAt: true,
  seenAt: true,
  winner: { select: referenceSelect },
  released: { select: referenceSelect },
} satisfies Prisma.DeadlockSelect;
export type DeadlockRow = Prisma.DeadlockGetPayload<{ select: typeof deadlockSelect }>;

/** Of the person's own sessions here: a colleague's deadlock would tell of their own rules. */
export function ownDeadlocks(ctx: ProjectServiceContext): Prisma.DeadlockWhereInput {
  return { projectId: ctx.project.id, ownerId: personOf(ctx) };
}

export function toDeadlock({ winner, released, ...row }: DeadlockRow): DeadlockView {
  return { ...row, winner: toReference(winner), released: toReference(released) };
}
