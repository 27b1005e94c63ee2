import type { Hit, Prepared } from "../prepare";
import type { DetectionInput, DetectorName, Miss, Signal, SignalLabel } from "../schema";

/** What a detector answers: signals, or the reason why there is none. Never throws. */
export type DetectorResult = { signals: Signal[]; miss: Miss | null };
export type Detector = (input: DetectionInput, prepared: Prepared) => DetectorResult;

export type Finding = {
  kind: SignalLabel;
  score: number;
  span: [number, number];
  reasons: string[];
};

/** One finding as a signal that points at what it refers to. */
export function found(detector: DetectorName, prepared: Prepared, findings: Finding[]): DetectorResult {
  return {
    signals: findings.map((finding) => ({
      detector,
      kind: finding.kind,
      score: Math.min(1, Math.max(0, finding.score)),
      span: finding.span,
      reasons: finding.reasons.map((reason) => reason.slice(0, 80)),
      referentEventId: prepared.context.referentEventId,
    })),
    miss: null,
  };
}

/** No signal, and why. */
export function missed(detector: DetectorName, reason: string): DetectorResult {
  return { signals: [], miss: { detector, reason: reason.slice(0, 120) } };
}

/** `family: words` as reason codes; the words are the person's own, cut short. */
export function reasonOf(hit: Hit): string {
  return `${hit.family}: ${hit.phrase.replaceAll(/\s+/g, " ").slice(0, 40)}`;
}

/** Whole message as a span. */
export function wholeSpan(input: DetectionInput): [number, number] {
  return [0, input.message.length];
}
