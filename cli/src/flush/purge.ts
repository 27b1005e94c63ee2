import { rmSync } from "node:fs";
import { join } from "node:path";
import { type BundlePlace, purgeBundle } from "../state/bundle-cache";
import { originKey } from "../state/home";
import { closePending, listPending } from "../state/pending-provenance";
import { forgetFormerRules } from "../state/rule-changes";
import { purgeSpool } from "../state/spool";

/** Removes what this machine holds of a project that is no longer the person's (trust.md section 6). */
export function purgeProject(place: BundlePlace): void {
  purgeBundle(place);
  purgeSpool(place);
  forgetFormerRules(place);
  dropPending(place.home, (pending) => pending.origin === place.origin && pending.project === place.project);
}

/** The same for all that a refused token could read: every project of its server. */
export function purgeServer(home: string, origin: string): void {
  for (const kind of ["bundles", "spool", "changes"])
    rmSync(join(home, kind, originKey(origin)), { recursive: true, force: true });
  dropPending(home, (pending) => pending.origin === origin);
}

function dropPending(home: string, isGone: (pending: { origin: string; project: string }) => boolean): void {
  for (const pending of listPending(home)) if (isGone(pending)) closePending(home, pending.promptEventId);
}
