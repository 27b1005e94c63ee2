import type { Bundle } from "../../../core/bundle/schema";
import type { HostAdapter, HostEvent, HostPoint, Place } from "../../../core/hosts/adapter";
import { diskPlace } from "../project/disk-place";
import { type Linked, resolveLink } from "../project/resolve-link";
import { GLOBAL_RULES, openBundle } from "../state/bundle-cache";
import { readConfig } from "../state/config";
import { readFacts } from "../state/journal";
import { type OverlayView, viewOverlay } from "../state/overlay";
import { readSessionFile, type SessionFile } from "../state/session-file";
import { foldFacts, type SessionState } from "../state/session-state";
import type { HookDeps } from "./deps";
import type { TouchedCheckout } from "./touched-checkout";

/** Everything that is known when a host event is handled. */
export type HookSession = {
  deps: HookDeps;
  adapter: HostAdapter;
  event: HostEvent;
  place: Place;
  file: SessionFile;
  linked: Linked;
  state: SessionState;
  overlay: OverlayView;
  /** Rules in force here; the person's global ones where nothing is linked; null when paused, off or never fetched. */
  bundle: Bundle | null;
  /** Other linked checkouts that the action touches: their rules count too. */
  touched: TouchedCheckout[];
  /** Task of this event: the sub-agent's own, else the running one. */
  task: string;
  now: number;
};

/** Moments that carry a person's words, or begin or end with them; actions come far too often to look each time. */
const SPOKEN: ReadonlySet<HostPoint> = new Set([
  "session_started",
  "prompt",
  "turn_finished",
  "session_ended",
]);

/** Opens what belongs to a payload. Null for payloads that this host does not send. */
export async function openHookSession(
  adapter: HostAdapter,
  payload: unknown,
  deps: HookDeps,
): Promise<HookSession | null> {
  const found = adapter.locate(payload);
  if (!found) return null;
  const known = readSessionFile(deps.home, found.session);
  const opened = known ?? (await startedSession(adapter, found, deps));
  // Another host runs this host's hooks, beside a hook of its own or without one.
  if (opened?.host !== adapter.capabilities.host) return null;
  const place = diskPlace(opened.root, deps.userHome);
  const event = adapter.normalise(payload, place);
  if (!event) return null;
  const now = deps.now();
  const linked = resolveLink(deps.home, opened);
  const file = known && SPOKEN.has(event.point) ? await recognised(known, { event, linked, deps }) : opened;
  const state = foldFacts(readFacts(deps.home, event.session));
  const task = event.agentId ? `agent:${event.agentId}` : (state.task?.id ?? "start");
  const overlay = viewOverlay(deps.home, { place: placeKey(linked), session: event.session, task, now });
  // enforcement.md section 5: the revision in force is fixed at the prompt.
  const hash = event.point === "prompt" || event.point === "session_started" ? null : state.bundleHash;
  return {
    deps,
    adapter,
    event,
    place,
    file,
    linked,
    state,
    overlay,
    bundle: bundleFor(deps.home, linked, overlay, { now, hash }),
    touched: [],
    task,
    now,
  };
}

/** Key of a server's project in the overlay; null where nothing is linked. */
function placeKey(linked: Linked): string | null {
  return linked.state === "linked" ? `${linked.link.origin} ${linked.link.project}` : null;
}

/** trust.md section 1: what is not linked is still held to the person's own global rules, on this machine. */
function bundleFor(
  home: string,
  linked: Linked,
  overlay: OverlayView,
  { now, hash }: { now: number; hash: string | null },
): Bundle | null {
  if (linked.state === "off" || overlay.paused) return null;
  if (linked.state === "linked") return openBundle({ home, ...linked.link }, overlay.suspended, now, hash);
  for (const { origin } of readConfig(home).servers) {
    const bundle = openBundle({ home, origin, project: GLOBAL_RULES }, overlay.suspended, now, hash);
    if (bundle) return bundle;
  }
  return null;
}

async function recognised(
  known: SessionFile,
  { event, linked, deps }: { event: HostEvent; linked: Linked; deps: HookDeps },
): Promise<SessionFile> {
  const { recognise } = await import("./apart");
  const { session } = event;
  return recognise(known, { session, linked, deps });
}

async function startedSession(
  adapter: HostAdapter,
  found: { session: string; cwd: string },
  deps: HookDeps,
): Promise<SessionFile | null> {
  const { startSession } = await import("./apart");
  return startSession(found, { adapter, deps });
}
