import type { Hit, Prepared } from "../prepare";
import { type MissReason, phraseReason, writeReason } from "../reasons";
import type { DetectionInput, DetectorName, Miss, Signal, SignalLabel } from "../schema";

/** What a detector answers: signals, or the reason why there is none. Never throws. */
export type DetectorResult = { signals: Signal[]; miss: Miss | null };
export type Detector = (input: DetectionInput, prepared: Prepared) => DetectorResult;

export type Finding = {
  kind: SignalLabel;
  score: number;
  span: [number, number];
  /** Written by `reasons.ts`. */
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
      reasons: finding.reasons,
      referentEventId: prepared.context.referentEventId,
    })),
    miss: null,
  };
}

/** No signal, and why. */
export function missed(detector: DetectorName, reason: MissReason, words?: string): DetectorResult {
  return { signals: [], miss: { detector, reason: writeReason(reason, words) } };
}

/** The family of a phrase with the person's own words. */
export function reasonOf(hit: Hit): string {
  return phraseReason(hit.family, hit.said);
}

/** Whole message as a span. */
export function wholeSpan(input: DetectionInput): [number, number] {
  return [0, input.message.length];
}
