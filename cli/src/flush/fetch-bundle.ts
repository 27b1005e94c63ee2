import { readBundle } from "../../../core/bundle/read-bundle";
import type { Api, ApiAnswer } from "../api";
import { type BundlePlace, readHead, touchBundle } from "../state/bundle-cache";
import { isBundleIntact } from "../state/bundle-digest";
import { noteDetectorMute } from "../state/detector-mute";
import { fieldsOf, textOf } from "../state/fields";
import { keepBundle, reportChangedBundle, witnessHeads } from "./keep-bundle";
import { purgeProject, purgeServer } from "./purge";
import { olderNotice, reportUnreadable } from "./version-notice";

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
  const intact = isBundleIntact(place);
  const query = new URLSearchParams({ project: place.project, ...(after ? { after } : {}) });
  const asked = now();
  const answer = await api.request({
    path: `/api/v1/bundle?${query}`,
    headers: head?.etag && intact ? { "if-none-match": head.etag } : {},
    timeoutMs: after ? POLL_TIMEOUT_MS : 10_000,
  });
  if (answer.error) return refusedResult(answer, place);
  noteDetectorMute(place, answer.headers["heed-detector-mute"]);
  const settled = after === null || now() - asked < UNSETTLED_MS;
  if (answer.status === 304) {
    touchBundle(place, { now: now(), notices: witnessHeads(place, headsOf(answer, {}), now()) });
    return settled ? "unchanged" : "unsettled";
  }
  const read = readBundle(answer.body);
  if (!read) {
    reportUnreadable(place, now());
    return "failed";
  }
  const alarms = witnessHeads(place, headsOf(answer, read.bundle.auditHeads), now());
  if (!intact) alarms.push(reportChangedBundle(place, now()));
  if (read.unread.length > 0) alarms.push(olderNotice(place, read.unread));
  keepBundle(place, read.bundle, { etag: answer.headers.etag ?? null, now: now(), alarms });
  return settled ? "changed" : "unsettled";
}

/** Heads come with every answer, also with the one that nothing changed. */
function headsOf({ headers }: ApiAnswer, told: Record<string, string>): Record<string, string> {
  try {
    const heads = Object.entries(fieldsOf(JSON.parse(headers["heed-audit-heads"] ?? "null")));
    return { ...told, ...Object.fromEntries(heads.map(([chain, head]) => [chain, textOf(head) ?? ""])) };
  } catch {
    return told;
  }
}

/** A refused token takes everything of its server with it (trust.md section 6). */
export function isRevoked(error: ApiAnswer["error"]): boolean {
  return error?.token === "revoked" || error?.token === "owner_disabled";
}

function refusedResult({ error, status }: ApiAnswer, place: BundlePlace): FetchResult {
  if (isRevoked(error)) {
    purgeServer(place.home, place.origin);
    return "revoked";
  }
  if (status !== 404 || error?.code !== "NOT_FOUND") return "failed";
  purgeProject(place);
  return "gone";
}
