import { db } from "@/server/db/client";
import type { ServiceContext, VerbArguments } from "../context";
import { authorizeProject } from "../project/authorize";
import { requirePermission } from "../require-permission";

/**
 * Whether an own event has arrived: the end of the doctor's canary.
 * Somebody else's event counts as not stored.
 */
export async function isEventStored({
  ctx,
  input: { eventId },
}: VerbArguments<{ eventId: string }, ServiceContext>): Promise<boolean> {
  if (ctx.actor.userId === null) return false;
  const event = await db.hookEvent.findFirst({
    where: { id: eventId, ownerId: ctx.actor.userId },
    select: { projectId: true },
  });
  if (!event) return false;
  const project = await authorizeProject(ctx, { id: event.projectId });
  await requirePermission({ ...ctx, project }, "event:write");
  return true;
}
