import { randomUUID } from "node:crypto";
import { requestAddress } from "./request-address";

/** What of a request to `/api/auth` the sign-in verbs are told. */
export type AuthRequest = {
  headers: Headers;
  address: string;
  userAgent: string;
  requestId: string;
  now: Date;
};

export function readAuthRequest(headers: Headers, now: Date): AuthRequest {
  return {
    headers,
    address: requestAddress(headers),
    userAgent: headers.get("user-agent") ?? "",
    requestId: headers.get("x-request-id") ?? randomUUID(),
    now,
  };
}
