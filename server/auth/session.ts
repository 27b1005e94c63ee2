import { decode } from "next-auth/jwt";
import { z } from "zod";
import { readUserSession } from "@/server/services/account/read-user-session";
import type { Actor } from "@/server/services/context";
import { readCookie, sessionCookieName } from "./cookie";
import { requestAddress } from "./request-address";
import { sessionSecret } from "./session-secret";

/** What our cookie carries: the id of a row that is checked on every request, and nothing else. */
export const sessionClaimsSchema = z.object({ sid: z.uuid() });

/**
 * The one gate for browsers, usable by Next and by plain Node: cookie → `decode()` → `UserSession`
 * (architecture.md section 1).
 * @returns the person, or null when nobody is signed in any more
 */
export async function readSession(
  headers: Headers,
  now: Date,
): Promise<Extract<Actor, { type: "user" }> | null> {
  const cookie = readCookie(headers.get("cookie"), sessionCookieName());
  if (!cookie) return null;
  const sessionId = await readSessionId(cookie);
  if (!sessionId) return null;
  return readUserSession({ sessionId, address: requestAddress(headers), now });
}

async function readSessionId(cookie: string): Promise<string | null> {
  try {
    const claims = sessionClaimsSchema.safeParse(await decode({ token: cookie, secret: sessionSecret() }));
    return claims.success ? claims.data.sid : null;
  } catch {
    // A cookie of another secret or a forged one is the same as none.
    return null;
  }
}
