import { classify } from "./classify";
import { DETECTOR_REGISTRY } from "./detectors/registry";
import { isEcho } from "./echo";
import { extractFeatures } from "./features";
import { framingReason } from "./framing";
import { hostMadeReason } from "./host-made";
import { type Prepared, prepare } from "./prepare";
import type { Detection, DetectionInput, Miss, Signal } from "./schema";

/** Only the person teaches (trust.md section 3). */
const TEACHERS: ReadonlySet<DetectionInput["author"]> = new Set(["human", "headless"]);

/**
 * Judges one message against what happened in its window of 5 turns (learning.md section 2). Deterministic, without a
 * model, never throws for a valid input; the cost depends on the window only.
 * @returns label, `learnable`, two scores in 0…1, the path that decided, all signals with spans, all misses
 */
export function detect(input: DetectionInput): Detection {
  if (!TEACHERS.has(input.author)) return nothing(`written by ${input.author}: only the person teaches`);
  const prepared = prepare(input);
  if (prepared.text.trim() === "")
    return nothing("nothing left after host text and private parts were removed");
  const hostMade = hostMadeReason(prepared.text);
  if (hostMade) return { ...nothing(hostMade), language: prepared.language };
  if (isEcho(input, prepared.text)) {
    return { ...nothing("the agent's own text, fed back unchanged"), language: prepared.language };
  }
  const framing = framingReason(prepared);
  if (framing) return { ...nothing(framing), language: prepared.language };
  const { signals, misses } = runDetectors(input, prepared);
  return {
    ...classify(prepared, signals, extractFeatures(prepared, signals)),
    language: prepared.language,
    signals,
    misses,
    referentEventId: prepared.context.referentEventId,
  };
}

/** Runs all detectors over a prepared message. */
export function runDetectors(
  input: DetectionInput,
  prepared: Prepared,
): { signals: Signal[]; misses: Miss[] } {
  const signals: Signal[] = [];
  const misses: Miss[] = [];
  for (const detector of Object.values(DETECTOR_REGISTRY)) {
    const result = detector(input, prepared);
    signals.push(...result.signals);
    if (result.miss) misses.push(result.miss);
  }
  return { signals, misses };
}

function nothing(explanation: string): Detection {
  return {
    label: "none",
    learnable: false,
    scores: { signal: 0, learnable: 0 },
    path: "none",
    explanation: `No signal: ${explanation}.`,
    language: "und",
    signals: [],
    misses: [],
    referentEventId: null,
  };
}
