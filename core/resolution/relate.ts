import { readForest } from "../forest/forest";
import { amountsDiffer, evidenceOf, type TextSimilarity } from "./frame/compare-frames";
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
export function isSettled(pair: ComparedPair): boolean {
  const { candidate, rule, relation } = pair;
  if (repeats(candidate, rule) || relation.why === EXCEPTION || isOneAmount(pair)) return true;
  if (relation.claimed && isOneAct(pair)) return true;
  return relation.claimed && relation.kind !== "unrelated" && isExact({ candidate, rule });
}

/** The same things with the same amount, whatever its unit: “5 s” and “5000 ms”. */
function isOneAmount({ frames, relation }: ComparedPair): boolean {
  const { candidate, rule } = frames;
  if (relation.kind !== "same" || amountsDiffer(candidate, rule) !== false) return false;
  const { covers, covered } = evidenceOf(candidate, rule, null);
  return covers >= 0.9 && covered >= 0.9;
}

/** Areas of one single act: two prohibitions of it are one, where claims say so. */
const ONE_ACT = new Set(["push"]);

function isOneAct({ candidate, rule, relation }: ComparedPair): boolean {
  const restates = relation.kind === "same" || relation.kind === "covered";
  const { topic, polarity } = candidate.claim;
  return restates && ONE_ACT.has(topic) && topic === rule.claim.topic && polarity === rule.claim.polarity;
}
