import { db } from "@/server/db/client";
import { notifyAccessEnded } from "../live/channel";

/** Ends one browser session at once, its open streams too; ending it twice is fine. */
export async function signOut(request: { sessionId: string; now: Date }): Promise<void> {
  const { sessionId, now } = request;
  const [ended] = await db.userSession.updateManyAndReturn({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: now },
    select: { userId: true },
  });
  if (ended) await notifyAccessEnded(db, { userId: ended.userId, sessionId });
}
