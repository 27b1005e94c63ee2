import { randomUUID } from "node:crypto";
import { requestAddress } from "@/server/auth/request-address";
import { readSession } from "@/server/auth/session";
import { bearerOf, readToken } from "@/server/auth/token";
import type { Actor } from "@/server/services/context";

/** What every procedure starts with. */
export type RequestContext = {
  /** Null: nobody is signed in. */
  actor: Actor | null;
  requestId: string;
  address: string;
  userAgent: string;
  now: () => Date;
};

/**
 * Context of one request. A bearer token is looked at first and alone: a request that carries one never
 * falls back to a cookie.
 * @throws UNAUTHENTICATED when a token was sent and is not accepted
 */
export async function createRequestContext(headers: Headers): Promise<RequestContext> {
  const now = () => new Date();
  const actor =
    bearerOf(headers) === null ? await readSession(headers, now()) : await readToken(headers, now());
  return {
    actor,
    requestId: headers.get("x-request-id") ?? randomUUID(),
    address: requestAddress(headers),
    userAgent: headers.get("user-agent")?.slice(0, 300) ?? "",
    now,
  };
}
