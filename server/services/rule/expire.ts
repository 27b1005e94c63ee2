import { db } from "@/server/db/client";
import type { ServiceContext } from "../context";
import { authorizeProject } from "../project/authorize";
import { archiveSessionRules } from "./archive-session-rules";

const DAY_MS = 86_400_000;
const MAX_RULES = 500;

/**
 * Archives rules “for this session” that are older than a day, whether or not their session said goodbye. Each on behalf of
 * its owner, by the verb that audits; those of people who left stay as they are, nobody has them in a bundle.
 */
export async function expireSessionRules(now: Date): Promise<number> {
  const old = await db.rule.findMany({
    where: {
      scope: "session",
      status: { in: ["active", "paused", "proposed"] },
      createdAt: { lt: new Date(now.getTime() - DAY_MS) },
      hostSessionId: { not: null },
      projectId: { not: null },
    },
    take: MAX_RULES,
    select: { ownerId: true, projectId: true, hostSessionId: true },
  });
  let expired = 0;
  for (const { ownerId, projectId, hostSessionId } of old) {
    const session = await db.agentSession.findFirst({
      where: { ownerId, projectId: projectId ?? undefined, hostSessionId: hostSessionId ?? undefined },
      select: { id: true },
    });
    if (!session || !projectId) continue;
    const actor = { type: "system_job", job: "expire-rules", userId: ownerId, name: "Heed" } as const;
    const ctx: ServiceContext = { actor, requestId: "job:expire-rules", now: () => now };
    const project = await authorizeProject(ctx, { id: projectId }).catch(() => null);
    if (!project) continue;
    await archiveSessionRules({ ctx: { ...ctx, project }, input: { sessionId: session.id } });
    expired += 1;
  }
  return expired;
}
