import { classify } from "./classify";
import { isEcho } from "./echo";
import { extractEvidence } from "./evidence";
import { framingReason } from "./framing";
import { hostMadeReason } from "./host-made";
import { type Prepared, prepare } from "./prepare";
import type { GuardReason } from "./reasons";
import { runDetectors } from "./run-detectors";
import type { Detection, DetectionInput } from "./schema";

/** The explanation is stored in English; the pages have words of their own. */
const GUARD_WORDS: Readonly<Record<GuardReason, string>> = {
  not_a_person: "only the person teaches, and no person wrote this",
  nothing_left: "nothing left after host text and private parts were removed",
  host_wrote: "a prompt that the host wrote, not the person",
  agent_text_fed_back: "the agent's own text, fed back unchanged",
  lets_it_be: "says that nothing need be changed",
  asks_about_report: "asks about what someone else or a document says",
  asks_about_rule: "asks about a rule, states none",
  states_requirement: "says what the program shall do",
  plays_or_translates: "a role to play or a text to translate",
  own_mistake: "the person corrects themselves",
};
/** Only the person teaches (trust.md section 3). */
const TEACHERS: ReadonlySet<DetectionInput["author"]> = new Set(["human", "headless"]);

/**
 * Judges one message against what happened in its window of 5 turns (learning.md section 2). Deterministic, without a
 * model, never throws for a valid input; the cost depends on the window only.
 * @returns label, `learnable`, two scores in 0…1, the path that decided, all signals with spans, all misses
 */
export function detect(input: DetectionInput): Detection {
  if (!TEACHERS.has(input.author)) return nothing("not_a_person");
  const prepared = prepare(input);
  if (prepared.text.trim() === "") return nothing("nothing_left");
  const guard = guardOf(input, prepared);
  if (guard) return { ...nothing(guard), language: prepared.language };
  const { signals, misses } = runDetectors(input, prepared);
  return {
    ...classify(prepared, signals, extractEvidence(prepared, signals)),
    language: prepared.language,
    signals,
    misses,
    referentEventId: prepared.context.referentEventId,
  };
}

/** What makes a message no signal before any detector is asked. */
export function guardOf(input: DetectionInput, prepared: Prepared): GuardReason | null {
  const hostMade = hostMadeReason(prepared.text);
  if (hostMade) return hostMade;
  return isEcho(input, prepared.text) ? "agent_text_fed_back" : framingReason(prepared);
}

function nothing(guard: GuardReason): Detection {
  return {
    label: "none",
    learnable: false,
    scores: { signal: 0, learnable: 0 },
    path: "none",
    explanation: `No signal: ${GUARD_WORDS[guard]}.`,
    guard,
    language: "und",
    signals: [],
    misses: [],
    referentEventId: null,
  };
}
