import { statSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "./home";
import { createPrivate } from "./private-file";

const SAME_PAYLOAD_MS = 2_000;

/** Claims a thing once for ever. @returns false when it was claimed before */
export function claim(home: string, key: string, now: number): boolean {
  return createPrivate(claimPath(home, key), `${now}\n`);
}

/**
 * Claims a payload that carries no id of its own: the same text within two seconds is the same event, because
 * two installs of Heed get it at once (architecture.md section 5).
 */
export function claimPayload(home: string, key: string, payload: string, now: number): boolean {
  const bucket = Math.floor(now / SAME_PAYLOAD_MS);
  const hash = `${key}:${shortHash(payload)}`;
  const previous = statSync(claimPath(home, `${hash}:${bucket - 1}`), { throwIfNoEntry: false });
  if (previous && now - previous.mtimeMs < SAME_PAYLOAD_MS) return false;
  return claim(home, `${hash}:${bucket}`, now);
}

export function isClaimed(home: string, key: string): boolean {
  return statSync(claimPath(home, key), { throwIfNoEntry: false }) !== undefined;
}

/** What is shown or used once for ever is kept apart from the claims of single events, which age out. */
function claimPath(home: string, key: string): string {
  const folder = /^(?:notice|off|used):/.test(key) ? join("seen", "kept") : "seen";
  return join(home, folder, shortHash(key));
}
