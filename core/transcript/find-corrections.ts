import { BACKFILL_EVENT } from "../backfill/schema";
import { detect } from "../correction/detect";
import { isHeard } from "../correction/is-heard";
import type { Detection } from "../correction/schema";
import { stripHostText } from "../correction/strip-host-text";
import { WINDOW_EVENTS, windowFor } from "../correction/window";
import { extract } from "../extraction/extract";
import type { AgentAction, HookEvent, Host } from "../hook-event/schema";
import { uuidv7 } from "../ids";
import { maskEvent } from "../redaction";
import { extractWhole } from "../rule/shape-extract";
import type { PastEntry } from "./schema";

/** Characters of a text that are looked at; a correction is short. */
const MAX_TEXT = 16_000;

export type Found = {
  /** What would leave the machine: the prompt and the act that it is about. */
  events: HookEvent[];
  label: Detection["label"];
  /** Area and wish, where one was read; what the same corrections are counted by. */
  topic: string | null;
  wish: string | null;
};

export type Surroundings = {
  host: Host;
  /** Slug of the linked project. */
  project: string;
  clientVersion: string;
  /** At least 10 bytes that depend on the text alone. */
  digest: (text: string) => Uint8Array;
  /** The action as it may leave the machine: ignored and foreign files without their content. */
  sendable: (action: AgentAction) => AgentAction;
};

/**
 * Runs detection over past entries as they come, with the window of a live session (learning.md section 2); keeps no more
 * than that window, whatever the length of the session. A window that is not heard from the prompt and its act alone is
 * left out: more than these two never leaves the machine (interface.md section 2, backfill).
 */
export function findCorrections(around: Surroundings): (entry: PastEntry) => Found | null {
  let session = "";
  let events: HookEvent[] = [];
  return (entry) => {
    if (entry.session !== session) {
      session = entry.session;
      events = [];
    }
    const event = toEvent(entry, around, events.length);
    events.push(event);
    if (events.length > WINDOW_EVENTS + 1) events = events.slice(-WINDOW_EVENTS);
    return event.kind === "prompt_submitted" ? judge(events, around) : null;
  };
}

function judge(events: readonly HookEvent[], around: Surroundings): Found | null {
  const window = windowFor(events);
  const prompt = events.at(-1);
  if (!window || !prompt) return null;
  const whole = detect(window);
  if (!isHeard(whole)) return null;
  const referent = events.find(({ id }) => id === whole.referentEventId);
  const kept = [...(referent ? [sendable(referent, around)] : []), prompt].map(maskEvent);
  const reduced = windowFor(kept);
  const detection = reduced && detect(reduced);
  if (!detection || !isHeard(detection)) return null;
  const { candidates } = extractWhole(
    {
      ...{ message: prompt.prompt ?? "", language: detection.language, label: detection.label },
      ...(referent?.action && { act: referent.action }),
      ...(referent?.message !== undefined && { actMessage: referent.message }),
    },
    extract,
  );
  const [first] = candidates;
  return {
    events: kept,
    label: detection.label,
    topic: first?.claim.topic ?? null,
    wish: first?.directive ?? null,
  };
}

function sendable(event: HookEvent, { sendable: cut }: Surroundings): HookEvent {
  return event.action ? { ...event, action: cut(event.action) } : event;
}

const KINDS = {
  prompt: "prompt_submitted",
  act: "action_finished",
  message: "turn_finished",
  interrupt: "turn_interrupted",
} as const;

/** An event of the past; its id is made of its own time and place, so that it is stored once. */
function toEvent(entry: PastEntry, around: Surroundings, seq: number): HookEvent {
  const { host, project, clientVersion, digest } = around;
  return {
    id: uuidv7(entry.at, digest(`${host}\n${entry.session}\n${entry.key}`)),
    ...{ schemaVersion: 1, host, hostEventName: BACKFILL_EVENT, kind: KINDS[entry.kind] },
    ...{ session: entry.session.slice(0, 200), seq, occurredAt: new Date(entry.at).toISOString() },
    project: { key: project },
    author: entry.kind === "prompt" ? entry.author : "agent",
    ...(entry.kind === "prompt" && { prompt: stripHostText(entry.text.slice(0, MAX_TEXT)).text }),
    ...(entry.kind === "message" && { message: stripHostText(entry.text.slice(0, MAX_TEXT)).text }),
    ...(entry.kind === "act" && { action: entry.action, outcome: entry.outcome }),
    ...(entry.kind === "act" &&
      entry.feedback !== undefined && { feedback: entry.feedback.slice(0, MAX_TEXT) }),
    client: { version: clientVersion },
  };
}
