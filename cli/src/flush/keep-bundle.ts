import type { Bundle, Notice } from "../../../core/bundle/schema";
import { clientNote } from "../client-note";
import { idBytes } from "../random-bytes";
import { type HeadAlarm, noteHeads } from "../state/audit-heads";
import { type BundlePlace, openBundle, readHead, writeBundle } from "../state/bundle-cache";
import { noteBundle } from "../state/bundle-digest";
import { keepGlobalRules } from "../state/global-rules";
import { logCode } from "../state/log";
import { noteRuleChanges, type RuleChange } from "../state/rule-changes";
import { spoolEvents } from "../state/spool";

/** Notices of this machine's own making; a fetch keeps those that may not have been shown. */
const LOCAL = "local:";
const KEPT_LOCAL = 5;

/** Keeps a fetched bundle, the person's global rules apart, and what the person has to be told about it. */
export function keepBundle(
  place: BundlePlace,
  bundle: Bundle,
  { etag, now, alarms }: { etag: string | null; now: number; alarms: Notice[] },
): void {
  const earlier = readHead(place)?.notices.filter(({ id }) => id.startsWith(LOCAL)) ?? [];
  const changes = noteRuleChanges(place, openBundle(place, new Set(), now), bundle, now);
  const local = [...earlier, ...alarms, ...changeNotices(changes, bundle)].slice(-KEPT_LOCAL);
  writeBundle(place, { ...bundle, notices: [...bundle.notices, ...local] }, { etag, now });
  noteBundle(place);
  keepGlobalRules(place, bundle, now);
}

/** Compares the heads of an answer with those seen before; what does not fit is told at the next prompt. */
export function witnessHeads(place: BundlePlace, heads: Record<string, string>, now: number): Notice[] {
  const alarms = noteHeads(place.home, place, heads, now);
  for (const { found } of alarms) logCode(place.home, now, "audit.head_not_extended", String(found.seq));
  return alarms.map(alarmNotice);
}

/** Rules that somebody else wrote over: told here at the next prompt, and to the server as an alarm. */
export function reportChangedBundle(place: BundlePlace, now: number): Notice {
  logCode(place.home, now, "bundle.changed");
  const note = {
    type: "alarm",
    alarm: "bundle_changed",
    detail: "rules on this machine were changed",
  } as const;
  const { project } = place;
  spoolEvents(place, [clientNote({ project, note, author: "system", now, random: idBytes })]);
  const text = "Heed: somebody changed the rules on this machine; they were fetched anew. See: heed doctor";
  return { id: `${LOCAL}bundle:${now}`, text, ruleId: null };
}

function changeNotices(changes: RuleChange[], { revision }: Bundle): Notice[] {
  if (changes.length === 0) return [];
  const waiting = changes.filter(({ awaitsReview }) => awaitsReview).length;
  const count = `${changes.length} project rule${changes.length === 1 ? "" : "s"} changed: heed rules diff`;
  const review = waiting > 0 ? ` (${waiting} only observed until you accept)` : "";
  return [{ id: `${LOCAL}rules:${revision.project}`, text: `${count}${review}`, ruleId: null }];
}

function alarmNotice({ found }: HeadAlarm): Notice {
  const text =
    "Heed: the server's audit chain does not extend what this machine saw before. See: heed doctor";
  return { id: `${LOCAL}head:${found.seq}:${found.hash.slice(0, 16)}`, text, ruleId: null };
}
