import { readForest } from "../forest/forest";
import type { TextSimilarity } from "./frame/compare-frames";
import { EXCEPTION, framesOf, isExact, relateByRules, repeats } from "./relate-by-rules";
import { relateClaims } from "./relate-claims";
import type { Relation, Side } from "./relation";
import { judgePair, VERDICTS } from "./verdict/judge-pair";
import { type ComparedPair, observationsOf } from "./verdict/observations";
import { VERDICT_FOREST } from "./verdict/verdict-forest";

const FOREST = readForest(VERDICTS, VERDICT_FOREST);

/** What the readers make of a candidate and one rule, before the last decision. */
export function pairOf(candidate: Side, rule: Side, similar: TextSimilarity | null): ComparedPair {
  return {
    candidate,
    rule,
    frames: { candidate: framesOf(candidate.words ?? candidate.text), rule: framesOf(rule.text) },
    claims: relateClaims(candidate, rule),
    relation: relateByRules(candidate, rule, similar),
    similar,
  };
}

/**
 * Relation of a candidate to one rule (learning.md section 5). The readers compare claims, ideas, amounts, values,
 * signs, places and moments; a fitted model weighs what they say, because no single one is right often enough.
 */
export function relate(candidate: Side, rule: Side, similar: TextSimilarity | null = null): Relation {
  const pair = pairOf(candidate, rule, similar);
  return isSettled(pair) ? pair.relation : judgePair(pair.relation, observationsOf(pair), FOREST);
}

/** The same words, or claims that name one area and its value: nothing is left to weigh. */
export function isSettled({ candidate, rule, relation }: ComparedPair): boolean {
  if (repeats(candidate, rule) || relation.why === EXCEPTION) return true;
  const told = relation.kind !== "unrelated" && relation.kind !== "covered";
  return relation.claimed && told && isExact({ candidate, rule });
}
