import { db } from "@/server/db/client";

const DAY_MS = 86_400_000;

/** How far back events of a project are accepted and kept, in milliseconds. */
export async function retentionOf(projectId: string): Promise<number> {
  const project = await db.project.findUnique({
    where: { id: projectId },
    select: { retentionDays: true },
  });
  return (project?.retentionDays ?? 0) * DAY_MS;
}
