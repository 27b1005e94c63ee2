import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";
import { type SessionRow, sessionSelect } from "./select";

/** @throws NOT_FOUND for somebody else's session, whoever asks (trust.md section 4) */
export async function getOwnSession(ctx: ProjectServiceContext, sessionId: string): Promise<SessionRow> {
  const session = await reader(ctx).agentSession.findFirst({
    where: { id: sessionId, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: sessionSelect,
  });
  if (!session) throw notFound("Session");
  return session;
}
