import type { TextSimilarity } from "./frame/compare-frames";
import type { Frame } from "./frame/read-frame";
import { framesOf } from "./relate-by-rules";
import { isGeneric } from "./relate-claims";
import type { Side } from "./relation";

/** Up to so many rules are all compared; of more, the likeliest. */
const COMPARED = 48;

const known = new WeakMap<Frame, ReadonlyMap<string, number>>();

/** Ideas of a frame with what it tells to share them: a known narrow idea most, a broad one least. */
function ideasOf(frame: Frame): ReadonlyMap<string, number> {
  const before = known.get(frame);
  if (before) return before;
  const ideas = new Map(
    frame.ideas.flatMap(({ ids, weight }) =>
      [...ids].map((id) => [id, weight * (id.startsWith("w:") ? 0.7 : 1)] as const),
    ),
  );
  known.set(frame, ideas);
  return ideas;
}

/**
 * The rules that a candidate may concern (learning.md section 5, “local similarity to shortlist”): by shared ideas,
 * area and the local model. Keeps the cost of a decision from growing with the library; never decides.
 */
export function shortlist<R extends { side: Side }>(
  candidate: Side,
  rules: readonly R[],
  similar: TextSimilarity | null,
): readonly R[] {
  if (rules.length <= COMPARED) return rules;
  const mine = ideasOf(framesOf(candidate.words ?? candidate.text));
  const { topic } = candidate.claim;
  return rules
    .map((rule) => {
      const theirs = ideasOf(framesOf(rule.side.text));
      let score = similar ? 2 * similar(candidate.text, rule.side.text) : 0;
      for (const [id, weight] of mine) if (theirs.has(id)) score += weight;
      if (topic === rule.side.claim.topic && !isGeneric(topic)) score += 3;
      return { rule, score };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, COMPARED)
    .map(({ rule }) => rule);
}
