import type { Family } from "../lexicon/lexicon";
import { type Detector, found, missed, reasonOf } from "./detector";

/** The eight reason families of learning.md section 2 and plain frustration, with their weight. */
const REASONS: Partial<Record<Family, { reason: string; score: number }>> = {
  evaluation: { reason: "negative evaluation", score: 0.5 },
  regression: { reason: "backward reference", score: 0.45 },
  fault: { reason: "causal accountability", score: 0.5 },
  neglect: { reason: "expected process was not followed", score: 0.55 },
  misdirection: { reason: "explicit correction", score: 0.6 },
  reminder: { reason: "forgotten known information", score: 0.45 },
  recurrence: { reason: "recurrence complaint", score: 0.35 },
  accusation: { reason: "rhetorical accountability", score: 0.5 },
  frustration: { reason: "frustration", score: 0.5 },
};

/** Complaints: with a wish they are corrections, without one they wait for the person (learning.md section 4). */
export const detectDissatisfaction: Detector = (_input, prepared) => {
  const hits = prepared.hits.filter((hit) => REASONS[hit.family]);
  if (hits.length === 0) return missed("dissatisfaction", "no complaint of any of the eight families");
  if (!prepared.context.hasAct) return missed("dissatisfaction", "nothing the agent did to complain about");
  const families = new Set(hits.map((hit) => hit.family));
  return found(
    "dissatisfaction",
    prepared,
    hits.slice(0, 8).flatMap((hit) => {
      const row = REASONS[hit.family];
      if (!row) return [];
      return [
        {
          kind: "dissatisfaction" as const,
          score: row.score + 0.1 * (families.size - 1),
          span: hit.span,
          reasons: [row.reason, reasonOf(hit)],
        },
      ];
    }),
  );
};
