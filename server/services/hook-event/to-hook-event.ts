import { type HookEvent, hookEventSchema } from "@/core/hook-event/schema";
import type { Prisma } from "@/generated/prisma/client";

export const eventSelect = {
  id: true,
  projectId: true,
  ownerId: true,
  sessionId: true,
  host: true,
  hostEventName: true,
  kind: true,
  author: true,
  turnId: true,
  agentId: true,
  seq: true,
  occurredAt: true,
  receivedAt: true,
  outcome: true,
  payload: true,
} satisfies Prisma.HookEventSelect;
export type EventRow = Prisma.HookEventGetPayload<{ select: typeof eventSelect }>;

/** A stored event in its wire form; project key and host session are not needed inside and stay symbolic. */
export function toHookEvent(row: EventRow): HookEvent {
  const payload = typeof row.payload === "object" && row.payload !== null ? row.payload : {};
  const project: unknown = Reflect.get(payload, "project");
  return hookEventSchema.parse({
    ...payload,
    id: row.id,
    schemaVersion: 1,
    host: row.host,
    hostEventName: row.hostEventName,
    kind: row.kind,
    session: row.sessionId,
    turnId: row.turnId ?? undefined,
    agentId: row.agentId ?? undefined,
    seq: row.seq,
    occurredAt: row.occurredAt.toISOString(),
    author: row.author,
    outcome: row.outcome ?? undefined,
    project: { ...(typeof project === "object" ? project : {}), key: row.projectId },
  });
}
