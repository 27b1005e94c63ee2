import { deliverAgain, deliverBlock } from "./delivery";
import type { HookSession } from "./hook-session";
import { makeEvent } from "./make-event";
import { type HookOutcome, silentOutcome } from "./outcome";
import { transcriptEvents } from "./transcript-events";

/** A session begins, or goes on after a compaction: then only what is injected now is left. */
export function onSessionStarted(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  const { event, now } = session;
  if (event.compacted) {
    outcome.facts.push({ t: "compact", at: now });
    deliverAgain(session, outcome);
  }
  const started = event.kind ? makeEvent(session, { kind: event.kind }) : null;
  if (started) outcome.events.push(started);
  outcome.flush = true;
  return outcome;
}

export function onSubagentStarted(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  deliverBlock(session, outcome);
  return outcome;
}

export function onCompacting(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  outcome.facts.push({ t: "compact", at: session.now });
  return outcome;
}

export function onSessionEnded(session: HookSession): HookOutcome {
  const outcome = silentOutcome();
  outcome.events.push(...transcriptEvents(session, outcome.facts));
  const ended = makeEvent(session, { kind: "session_ended" });
  if (ended) outcome.events.push(ended);
  outcome.flush = true;
  return outcome;
}
