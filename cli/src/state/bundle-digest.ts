import { createHash } from "node:crypto";
import { join } from "node:path";
import { type BundlePlace, bundleFolder, DIGEST, readHead } from "./bundle-cache";
import { readText, writePrivate } from "./private-file";

/** Remembers what was just written: rules and index as they lie on the disk. Only the flusher pays for it. */
export function noteBundle(place: BundlePlace): void {
  const digest = digestOf(place);
  if (digest !== null) writePrivate(join(bundleFolder(place), DIGEST), digest);
}

/**
 * False when somebody else changed the rules that the flusher had written (enforcement.md section 5: changed bundles
 * raise an alarm). Where nothing was remembered nothing is known.
 */
export function isBundleIntact(place: BundlePlace): boolean {
  const noted = readText(join(bundleFolder(place), DIGEST));
  return noted === null || noted === digestOf(place);
}

function digestOf(place: BundlePlace): string | null {
  const head = readHead(place);
  if (!head) return null;
  const rules = readText(join(bundleFolder(place), head.rulesFile)) ?? "";
  const { index, ids, offsets, hash } = head;
  return createHash("sha256")
    .update(rules)
    .update(JSON.stringify({ index, ids, offsets, hash }))
    .digest("hex");
}
