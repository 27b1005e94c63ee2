import type { HookEvent } from "@/core/hook-event/schema";
import { db } from "@/server/db/client";
import { eventSelect, toHookEvent } from "./to-hook-event";

export type StoredEvent = { event: HookEvent; sessionId: string; ownerId: string; projectId: string };

/** An event for a job that works on it; what the job may do with it is proved by its owner's membership. */
export async function getEvent(eventId: string): Promise<StoredEvent | null> {
  const row = await db.hookEvent.findUnique({ where: { id: eventId }, select: eventSelect });
  if (!row) return null;
  const { sessionId, ownerId, projectId } = row;
  return { event: toHookEvent(row), sessionId, ownerId, projectId };
}
