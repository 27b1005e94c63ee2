import { isSettled, pairOf } from "../../core/resolution/relate";
import { candidateSide, ruleSide } from "../../core/resolution/resolve";
import { observationsOf } from "../../core/resolution/verdict/observations";
import { similarityIn } from "../../server/similarity/similarity-in";
import { grammarPairs } from "./grammar/grammar-pairs";
import type { LabelledPair } from "./pairs";
import { ruleOf, wishOf } from "./read-case";

const PLAIN = { scope: "project", source: "user-stated", layer: "personal", condition: null } as const;

/** What the readers say of each pair of the grammar that leaves something to weigh. */
export function labelledGrammar(weight: number): LabelledPair[] {
  return grammarPairs().flatMap(({ rule, candidate, kin }, at): LabelledPair[] => {
    const wish = wishOf({ ...PLAIN, text: candidate });
    const pair = pairOf(
      candidateSide({ candidate: wish }),
      ruleSide(ruleOf({ ...PLAIN, text: rule, id: "r1" })),
      similarityIn(),
    );
    if (isSettled(pair)) return [];
    return [{ target: kin, weight, caseId: `grammar ${String(at)}`, observed: observationsOf(pair) }];
  });
}
