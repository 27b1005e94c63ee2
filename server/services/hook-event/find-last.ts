import type { z } from "zod";
import type { lastEventSchema } from "@/core/privacy/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { eventSelect, toHookEvent } from "./to-hook-event";

/**
 * The newest event that the person's own hosts sent for this project, in its wire form: the privacy page's “last
 * real example”. What the client says about itself is passed over.
 * @returns null when nothing was sent yet
 */
export async function findLastEvent({
  ctx,
}: {
  ctx: ProjectServiceContext;
}): Promise<z.infer<typeof lastEventSchema> | null> {
  await requirePermission(ctx, "own:read");
  const row = await reader(ctx).hookEvent.findFirst({
    where: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx) },
      kind: { in: ["prompt_submitted", "action_requested", "turn_finished"] },
    },
    orderBy: { id: "desc" },
    select: { ...eventSelect, contentsErasedAt: true },
  });
  if (!row) return null;
  const event = toHookEvent(row);
  return {
    event: { ...event, project: { ...event.project, key: ctx.project.slug } },
    sessionId: row.sessionId,
    receivedAt: row.receivedAt,
    contentsErasedAt: row.contentsErasedAt,
  };
}
