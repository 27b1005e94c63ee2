/**
 * Header in which `server/http/server.ts` puts the address of the peer (or, behind a trusted proxy, of
 * the client) before anything else sees the request. What a client sent in it is dropped there.
 */
export const ADDRESS_HEADER = "x-heed-address";

/** Network address of a request; `unknown` when it did not come through our server. */
export function requestAddress(headers: Headers): string {
  return headers.get(ADDRESS_HEADER) ?? "unknown";
}
