import { DETECTOR_REGISTRY } from "./detectors/registry";
import type { Prepared } from "./prepare";
import type { DetectionInput, Miss, Signal } from "./schema";

/** Runs all detectors over a prepared message; each answers signals or the reason why there is none. */
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
