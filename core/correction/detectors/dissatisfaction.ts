import type { Family } from "../lexicon/lexicon";
import type { Hit, Prepared } from "../prepare";
import { type HitReason, writeReason } from "../reasons";
import { type Detector, type Finding, found, missed, reasonOf } from "./detector";

/** The eight reason families of learning.md section 2 and plain frustration, with their weight. */
const REASONS: Partial<Record<Family, { reason: HitReason; score: number }>> = {
  evaluation: { reason: "negative_evaluation", score: 0.5 },
  regression: { reason: "backward_reference", score: 0.45 },
  fault: { reason: "causal_accountability", score: 0.5 },
  neglect: { reason: "process_not_followed", score: 0.55 },
  misdirection: { reason: "explicit_correction", score: 0.6 },
  reminder: { reason: "forgotten_known", score: 0.45 },
  recurrence: { reason: "recurrence_complaint", score: 0.35 },
  accusation: { reason: "rhetorical_accountability", score: 0.5 },
  frustration: { reason: "impatience", score: 0.5 },
};
/** What the agent called done and the person shows not to be. */
const FAILURES: ReadonlySet<Family> = new Set(["trouble", "persistence"]);
const FALSE_SUCCESS_SCORE = 0.4;

/** Complaints: with a wish they are corrections, without one they wait for the person (learning.md section 4). */
export const detectDissatisfaction: Detector = (_input, prepared) => {
  const hits = prepared.hits.filter((hit) => REASONS[hit.family]);
  const failures = failuresAfterClaim(prepared);
  if (hits.length === 0 && failures.length === 0) return missed("dissatisfaction", "no_complaint");
  if (!prepared.context.hasAct) return missed("dissatisfaction", "no_act");
  const families = new Set(hits.map((hit) => hit.family));
  const complaints = hits.slice(0, 8).flatMap((hit): Finding[] => {
    const row = REASONS[hit.family];
    if (!row) return [];
    const score = row.score + 0.1 * (families.size - 1);
    const reasons = [writeReason(row.reason), reasonOf(hit)];
    return [{ kind: "dissatisfaction", score, span: hit.span, reasons }];
  });
  return found("dissatisfaction", prepared, [...complaints, ...failures]);
};

/** A false claim of success: the agent said that it works, and the next prompt shows that it does not. */
function failuresAfterClaim({ context, hits, shape }: Prepared): Finding[] {
  if (!context.claimed || context.asked) return [];
  const isAsked = shape.questions > 0 && shape.questions >= shape.sentences;
  const hit = hits.find(({ family }) => FAILURES.has(family));
  return hit && !isAsked ? [falseSuccess(hit)] : [];
}

function falseSuccess(hit: Hit): Finding {
  return {
    ...{ kind: "dissatisfaction", score: FALSE_SUCCESS_SCORE, span: hit.span },
    reasons: [writeReason("false_success"), reasonOf(hit)],
  };
}
