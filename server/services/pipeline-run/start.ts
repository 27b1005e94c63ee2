import { db } from "@/server/db/client";
import type { VerbArguments } from "../context";

type StartRun = { eventId: string; sessionId: string; ownerId: string };

/**
 * Opens the run of an event, or opens it again when it is judged anew. Not audited: runs are no curated
 * entity (architecture.md section 3).
 * @returns id of the run
 */
export async function startRun({
  ctx,
  input: { eventId, sessionId, ownerId },
}: VerbArguments<StartRun>): Promise<string> {
  const started = { status: "running", startedAt: ctx.now(), finishedAt: null } as const;
  const run = await db.pipelineRun.upsert({
    where: { eventId },
    create: { projectId: ctx.project.id, ownerId, sessionId, eventId, createdAt: ctx.now(), ...started },
    update: started,
    select: { id: true },
  });
  return run.id;
}
