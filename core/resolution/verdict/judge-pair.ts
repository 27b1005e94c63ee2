import { chancesOf, type Forest, rowFor } from "../../forest/forest";
import type { Relation } from "../relation";

/** What the forest tells apart, in its order. */
export const VERDICTS = ["unrelated", "same", "refines", "contradicts"] as const;
/** Chance of a contradiction from which a rule may be retired; below it a person decides. */
const SURE = 0.6;

/** Weighs what was observed of a pair; a contradiction below certainty is `unclear` (learning.md section 5). */
export function judgePair(
  relation: Relation,
  observed: Readonly<Record<string, number>>,
  forest: Forest,
): Relation {
  if (observed.reach_disjoint === 1 || observed.language_disjoint === 1 || observed.other_world === 1)
    return { kind: "unrelated", similarity: 0, why: "they never count at the same place", claimed: true };
  if (observed.swapped === 1)
    return { kind: "unrelated", similarity: 0, why: "in another role", claimed: false };
  const [apart = 1, same = 0, refines = 0, contradicts = 0] = chancesOf(forest, rowFor(forest, observed));
  const similarity = 1 - apart;
  const told = { similarity, why: relation.why, claimed: relation.claimed };
  if (apart > Math.max(same, refines, contradicts)) return { ...told, kind: "unrelated" };
  if (contradicts >= Math.max(same, refines))
    return { ...told, kind: contradicts >= SURE ? "contradicts" : "unclear" };
  if (same >= refines) return { ...told, kind: "same" };
  return { ...told, kind: relation.kind === "widens" ? "widens" : "refines" };
}
