import { publicUrl } from "./public-url";
import { bearerOf } from "./token";

/**
 * True when a request that changes something comes from our own pages (or carries a bearer token, which
 * no browser attaches by itself): JSON body, and a browser that says “same origin”.
 */
export function isSameOriginCall(request: Request): boolean {
  if (bearerOf(request.headers) !== null) return true;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return site === "same-origin";
  return origin === new URL(publicUrl()).origin || hostOf(origin) === request.headers.get("host");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
