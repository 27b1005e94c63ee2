import { agentActionSchema } from "@/core/hook-event/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

export const recordSelect = {
  id: true,
  eventId: true,
  sessionId: true,
  ownerId: true,
  label: true,
  learnable: true,
  path: true,
  explanation: true,
  language: true,
  author: true,
  words: true,
  request: true,
  referentEventId: true,
  action: true,
  steps: true,
  accepted: true,
  status: true,
  occurredAt: true,
  createdAt: true,
} satisfies Prisma.CorrectionRecordSelect;
export type RecordRow = Prisma.CorrectionRecordGetPayload<{ select: typeof recordSelect }>;

/** The own record of a prompt; null when it has none. */
export function findRecord(ctx: ProjectServiceContext, eventId: string): Promise<RecordRow | null> {
  return reader(ctx).correctionRecord.findFirst({
    where: { eventId, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: recordSelect,
  });
}

/** A stored act; null when there is none or it is of a form that this version does not know. */
export function storedAction(json: Prisma.JsonValue) {
  return agentActionSchema.safeParse(json).data ?? null;
}
