import { db } from "@/server/db/client";
import type { Actor } from "../context";

/** `lastSeenAt` is written at most this often. */
const TOUCH_MS = 5 * 60_000;

/**
 * The person behind a browser session, read on every request: ended, expired and disabled ones are nobody.
 * @param address where the request came from, for the audit
 */
export async function readUserSession(request: {
  sessionId: string;
  address: string;
  now: Date;
}): Promise<Extract<Actor, { type: "user" }> | null> {
  const { sessionId, address, now } = request;
  const session = await db.userSession.findFirst({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: {
      authenticatedAt: true,
      lastSeenAt: true,
      user: { select: { id: true, name: true, email: true, isInstanceAdmin: true } },
    },
  });
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
    await db.userSession.update({ where: { id: sessionId }, data: { lastSeenAt: now, address } });
  }
  const { id: userId, ...person } = session.user;
  return {
    type: "user",
    userId,
    ...person,
    sessionId,
    authenticatedAt: session.authenticatedAt,
    address,
  };
}
