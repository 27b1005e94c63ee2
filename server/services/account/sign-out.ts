import { db } from "@/server/db/client";

/** Ends one browser session; ending it twice is fine. */
export async function signOut(request: { sessionId: string; now: Date }): Promise<void> {
  await db.userSession.updateMany({
    where: { id: request.sessionId, revokedAt: null },
    data: { revokedAt: request.now },
  });
}
