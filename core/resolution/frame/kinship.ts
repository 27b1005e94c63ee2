/** What tells that two wishes are about one thing. */
export type Kinship = {
  /** Share of the rule's ideas that the candidate names, 0 to 1. */
  covers: number;
  /** Share of the candidate's ideas that the rule names, 0 to 1. */
  covered: number;
  /** Weight of the common ideas. */
  common: number;
  /** How many of the two nouns that the wishes are about the other side names, 0 to 1. */
  heads: number;
  /** Likeness of the whole texts by the local model, 0 to 1; null without one. */
  near: number | null;
};

/** Fitted by evals/resolve/fit-kinship.ts on cases of our own (docs/evaluation.md). */
const WITH_MODEL = { bias: -4.59, covers: 1.16, covered: 1.41, common: 2.53, heads: 1.61, near: 2.95 };
const WITHOUT = { bias: -3.86, covers: 1.49, covered: 1.85, common: 2.95, heads: 1.87, near: 0 };

/** How surely two wishes are about one thing, 0 to 1. */
export function kinshipOf({ covers, covered, common, heads, near }: Kinship): number {
  const weights = near === null ? WITHOUT : WITH_MODEL;
  const score =
    weights.bias +
    weights.covers * covers +
    weights.covered * covered +
    weights.common * Math.min(2, common) +
    weights.heads * (heads - 0.5) +
    weights.near * (near ?? 0);
  return 1 / (1 + Math.exp(-score));
}
