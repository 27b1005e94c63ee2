import { bundleSchema } from "../../../core/bundle/schema";
import type { Api, ApiAnswer } from "../api";
import { type BundlePlace, purgeBundle, readHead, touchBundle, writeBundle } from "../state/bundle-cache";
import { purgeSpool } from "../state/spool";

/** The server holds a poll for up to 30 s; ours gives it a little more. */
const POLL_TIMEOUT_MS = 35_000;
/** An answer that took this long came because the time was up. */
const UNSETTLED_MS = 29_000;

export type FetchResult = "changed" | "unchanged" | "unsettled" | "gone" | "revoked" | "failed";

/**
 * Brings the bundle of one project up to date. With `after` the server answers when its pipeline has settled that
 * event. What a token may no longer read is removed from this machine.
 */
export async function fetchBundle(
  api: Api,
  place: BundlePlace,
  after: string | null,
  now: () => number,
): Promise<FetchResult> {
  const head = readHead(place);
  const query = new URLSearchParams({ project: place.project, ...(after ? { after } : {}) });
  const asked = now();
  const answer = await api.request({
    path: `/api/v1/bundle?${query}`,
    headers: head?.etag ? { "if-none-match": head.etag } : {},
    timeoutMs: after ? POLL_TIMEOUT_MS : 10_000,
  });
  if (answer.error) return refusedResult(answer, place);
  const settled = after === null || now() - asked < UNSETTLED_MS;
  if (answer.status === 304) {
    touchBundle(place, now());
    return settled ? "unchanged" : "unsettled";
  }
  const bundle = bundleSchema.safeParse(answer.body);
  if (!bundle.success) return "failed";
  writeBundle(place, bundle.data, { etag: answer.headers.etag ?? null, now: now() });
  return settled ? "changed" : "unsettled";
}

/** A refused token takes everything of its server's project with it (trust.md section 6). */
export function isRevoked(error: ApiAnswer["error"]): boolean {
  return error?.token === "revoked" || error?.token === "owner_disabled";
}

function refusedResult({ error, status }: ApiAnswer, place: BundlePlace): FetchResult {
  if (isRevoked(error)) {
    purgeBundle(place);
    purgeSpool(place);
    return "revoked";
  }
  if (status !== 404) return "failed";
  purgeBundle(place);
  return "gone";
}
