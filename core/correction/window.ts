import type { HookEvent } from "../hook-event/schema";
import type { AgentAct, DetectionInput } from "./schema";

/** Window of active-learning.txt, Definition “Correction Signal”: W = 5 turns. */
export const WINDOW_TURNS = 5;
/** Events read backwards at most; a turn with thousands of acts is cut to its newest. */
export const WINDOW_EVENTS = 200;
const MAX_ACTS = 60;

/**
 * Builds what a prompt is judged by from the events before it. Reads backwards from the prompt and stops after
 * 5 turns or {@link WINDOW_EVENTS} events, so the cost does not depend on the length of the session.
 * @param events events of one session, oldest first, ordered by (`occurredAt`, `id`); the prompt is at `at`
 * @param at index of the prompt; the last event by default
 * @returns null when there is no prompt at `at`
 */
export function windowFor(
  events: readonly HookEvent[],
  at: number = events.length - 1,
): DetectionInput | null {
  const prompt = events[at];
  if (prompt?.kind !== "prompt_submitted" || prompt.prompt === undefined) return null;
  const acts: AgentAct[] = [];
  const priorPrompts: string[] = [];
  let turnsAgo = 0;
  let interruption: DetectionInput["interruption"];
  let turnClosed = false;
  const floor = Math.max(0, at - WINDOW_EVENTS);
  for (let index = at - 1; index >= floor && turnsAgo < WINDOW_TURNS; index -= 1) {
    const event = events[index];
    if (!event || event.agentId !== prompt.agentId) continue;
    switch (event.kind) {
      case "prompt_submitted":
        // Text typed while a turn runs belongs to that turn.
        if (event.prompt !== undefined && isPerson(event)) priorPrompts.push(event.prompt);
        if (turnsAgo === 0 && !turnClosed && acts.length > 0)
          interruption ??= { kind: "typed_during_turn", eventId: acts[0]?.eventId };
        turnsAgo += 1;
        break;
      case "turn_finished":
        turnClosed = true;
        if (event.message?.trim()) acts.push({ eventId: event.id, turnsAgo, message: event.message });
        break;
      case "turn_interrupted":
        if (turnsAgo === 0) interruption = { kind: "interrupted", eventId: event.id };
        turnClosed = true;
        break;
      case "action_requested":
      case "action_finished":
        if (isOwnDenial(event, acts, interruption)) interruption = undefined;
        if (!event.action || hasFinished(acts, event)) break;
        acts.push(toAct(event, turnsAgo));
        if (turnsAgo === 0 && event.outcome === "denied") {
          interruption ??= {
            kind: "denied",
            eventId: event.id,
            ...(event.feedback ? { feedback: event.feedback } : {}),
          };
        }
        if (turnsAgo === 0 && event.outcome === "interrupted")
          interruption ??= { kind: "interrupted", eventId: event.id };
        break;
      default:
        break;
    }
  }
  return {
    message: prompt.prompt,
    author: prompt.author,
    acts: acts.slice(0, MAX_ACTS).reverse(),
    priorPrompts: priorPrompts.reverse(),
    ...(interruption ? { interruption } : {}),
  };
}

function isPerson(event: HookEvent): boolean {
  return event.author === "human" || event.author === "headless";
}

/** A rule stopped this act, not the person: whoever writes next has interrupted nothing. */
function isOwnDenial(
  event: HookEvent,
  acts: readonly AgentAct[],
  interruption: DetectionInput["interruption"],
): boolean {
  if (interruption?.kind !== "denied" || event.decision?.decision !== "deny" || !event.action) return false;
  const denied = acts.find(({ eventId }) => eventId === interruption.eventId);
  return JSON.stringify(denied?.action) === JSON.stringify(event.action);
}

/** A request whose result is in the window already: one act, not two. */
function hasFinished(acts: readonly AgentAct[], event: HookEvent): boolean {
  if (event.kind !== "action_requested" || !event.action) return false;
  const request = JSON.stringify(event.action);
  return acts.some(
    (act) => act.outcome !== undefined && act.action !== undefined && JSON.stringify(act.action) === request,
  );
}

function toAct(event: HookEvent, turnsAgo: number): AgentAct {
  return {
    eventId: event.id,
    turnsAgo,
    ...(event.action ? { action: event.action } : {}),
    ...(event.outcome ? { outcome: event.outcome } : {}),
  };
}
