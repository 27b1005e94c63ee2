import { classify } from "./classify";
import { isEcho } from "./echo";
import { extractEvidence } from "./evidence";
import { framingReason } from "./framing";
import { hostMadeReason } from "./host-made";
import { prepare } from "./prepare";
import { runDetectors } from "./run-detectors";
import type { Detection, DetectionInput } from "./schema";

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
    ...classify(prepared, signals, extractEvidence(prepared, signals)),
    language: prepared.language,
    signals,
    misses,
    referentEventId: prepared.context.referentEventId,
  };
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
