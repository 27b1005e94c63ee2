import type { Notice } from "../../../core/bundle/schema";
import { type BundlePlace, readHead, touchBundle } from "../state/bundle-cache";
import { logCode } from "../state/log";
import { VERSION } from "../version";

/** Told once for each version of this client. */
export function olderNotice({ origin }: BundlePlace, numbers: readonly string[]): Notice {
  const some = numbers.slice(0, 5).join(", ");
  const more = numbers.length > 5 ? ` and ${numbers.length - 5} more` : "";
  const text = `Heed: this CLI (${VERSION}) is older than its server. ${some}${more} are told to the agent, but not checked here. ${updateWords(origin)}`;
  return { id: `local:older:${VERSION}`, text, ruleId: null };
}

/** Nothing of a bundle can be read: the rules fetched before stay in force, and the person is told why none come. */
export function reportUnreadable(place: BundlePlace, now: number): void {
  logCode(place.home, now, "bundle.unreadable");
  const head = readHead(place);
  const id = `local:unreadable:${VERSION}`;
  if (!head || head.notices.some((notice) => notice.id === id)) return;
  const text = `Heed: this CLI (${VERSION}) cannot read the rules of its server, which is of another version. The last ones stay in force. ${updateWords(place.origin)}`;
  // The time of the last good fetch stays: shared rules end by it.
  touchBundle(place, { now: head.fetchedAt, notices: [{ id, text, ruleId: null }] });
}

function updateWords(origin: string): string {
  return `Update it: npm install -g ${origin}/cli.tgz && heed install`;
}
