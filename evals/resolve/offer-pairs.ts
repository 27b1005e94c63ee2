import { readWish } from "../../core/extraction/read-wish";
import { sentenceOf } from "../../core/recipes/offers/offer";
import { RECIPE_PACKS } from "../../core/recipes/offers/packs";
import { isSettled, pairOf } from "../../core/resolution/relate";
import { candidateSide, ruleSide } from "../../core/resolution/resolve";
import type { ComparedRule } from "../../core/resolution/schema";
import { shortlist } from "../../core/resolution/shortlist";
import { observationsOf } from "../../core/resolution/verdict/observations";
import { similarityIn } from "../../server/similarity/similarity-in";
import { kinOf } from "./akin-offers";
import type { LabelledPair } from "./pairs";

/** Rules of our own recipes as a library, each sentence once. */
export function offeredRules(): ComparedRule[] {
  const sentences = RECIPE_PACKS.flatMap(({ offers }) => offers.map((offer) => sentenceOf(offer)));
  return [...new Set(sentences)].map((statement) => {
    const { claim, applicability, scope, source } = readWish({ text: statement, language: "en" });
    return {
      id: statement,
      number: statement,
      statement,
      claim,
      applicability,
      scope,
      layer: "personal",
      source,
    };
  });
}

/** Each offered sentence beside the likeliest others: nearly all are strangers that share words. */
export function offerPairs(likeliest: number, weight: number): LabelledPair[] {
  const similar = similarityIn();
  const sides = offeredRules().map((rule) => ({ rule, side: ruleSide(rule) }));
  return sides.flatMap(({ rule: { statement } }) => {
    const candidate = candidateSide({ candidate: readWish({ text: statement, language: "en" }) });
    const others = shortlist(
      candidate,
      sides.filter(({ rule }) => rule.statement !== statement),
      similar,
    ).slice(0, likeliest);
    return others.flatMap(({ rule, side }): LabelledPair[] => {
      const kin = kinOf(statement, rule.statement);
      const pair = pairOf(candidate, side, similar);
      if (kin === "akin" || isSettled(pair)) return [];
      const target = kin === "opposed" ? "contradicts" : "unrelated";
      return [{ target, weight, caseId: statement, observed: observationsOf(pair) }];
    });
  });
}
