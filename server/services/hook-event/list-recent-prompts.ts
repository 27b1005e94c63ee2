import { WINDOW_TURNS } from "@/core/correction/window";
import { db } from "@/server/db/client";

/** The last judged prompts of a session that a late event may concern, oldest first. For jobs only. */
export async function listRecentPrompts(sessionId: string): Promise<string[]> {
  const runs = await db.pipelineRun.findMany({
    where: { sessionId, stages: { some: { stage: "detect" } } },
    orderBy: { eventId: "desc" },
    take: WINDOW_TURNS,
    select: { eventId: true },
  });
  return runs.map(({ eventId }) => eventId).reverse();
}
