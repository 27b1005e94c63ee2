import type { HookEvent } from "../../../core/hook-event/schema";
import type { TranscriptFindings } from "../../../core/hosts/adapter";
import { claim } from "../state/claims";
import type { Fact } from "../state/journal";
import { closePending } from "../state/pending-provenance";
import { readTail } from "../state/private-file";
import type { HookSession } from "./hook-session";
import { makeEvent, newId } from "./make-event";

/** Never more of a transcript than this on the hook's path (learning.md section 2). */
export const TAIL_BYTES = 64 * 1024;

/**
 * Reads the end of the host's transcript once: refused actions with what the person wrote, interrupted turns,
 * and who typed the prompts that are still open. Each finding becomes one event, once.
 */
export function transcriptEvents(session: HookSession, facts: Fact[]): HookEvent[] {
  const { event, linked } = session;
  if (linked.state !== "linked" || !linked.sends || !event.transcriptPath) return [];
  const tail = readTail(event.transcriptPath, TAIL_BYTES);
  if (tail === null) return [];
  const since = Math.max(Date.parse(linked.link.linkedAt) || 0, session.file.startedAt);
  const findings = newerThan(since, session.adapter.readTranscript(tail, session.place));
  return [
    ...denialEvents(session, findings),
    ...interruptEvents(session, findings),
    ...provenanceEvents(session, findings, facts),
  ];
}

/**
 * Linking moves nothing that is older than the link (trust.md section 2), and what a fork's transcript took over from
 * the session before was told by that one.
 */
function newerThan(since: number, findings: TranscriptFindings): TranscriptFindings {
  return {
    ...findings,
    denials: findings.denials.filter(({ at }) => at >= since),
    interrupts: findings.interrupts.filter(({ at }) => at >= since),
  };
}

function denialEvents(session: HookSession, { denials }: TranscriptFindings): HookEvent[] {
  return denials.flatMap((denial) => {
    if (!claim(session.deps.home, `denied:${session.event.session}:${denial.callId}`, session.now)) return [];
    return (
      makeEvent(session, {
        kind: "action_finished",
        hostEventName: "transcript",
        outcome: "denied",
        at: denial.at,
        turnId: denial.turnId,
        ...(denial.action ? { action: denial.action } : {}),
        ...(denial.feedback ? { feedback: denial.feedback } : {}),
      }) ?? []
    );
  });
}

function interruptEvents(session: HookSession, { interrupts }: TranscriptFindings): HookEvent[] {
  return interrupts.flatMap(({ id, at, turnId }) => {
    if (!claim(session.deps.home, `interrupt:${session.event.session}:${id}`, session.now)) return [];
    return makeEvent(session, { kind: "turn_interrupted", hostEventName: "transcript", at, turnId }) ?? [];
  });
}

function provenanceEvents(
  session: HookSession,
  { provenance }: TranscriptFindings,
  facts: Fact[],
): HookEvent[] {
  return session.state.openPrompts.flatMap(({ eventId, turn }) => {
    const row = provenance.find(({ turnId }) => turnId === turn);
    if (!row) return [];
    facts.push({ t: "found", at: session.now, id: eventId, f: row.found });
    // The flusher looks for it too; only one of the two tells.
    if (!closePending(session.deps.home, eventId)) return [];
    return (
      makeEvent(session, {
        id: newId(session.deps, session.now),
        kind: "client_note",
        note: { type: "provenance", promptEventId: eventId, found: row.found },
      }) ?? []
    );
  });
}
