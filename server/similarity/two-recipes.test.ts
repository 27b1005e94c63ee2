import { describe, expect, it } from "vitest";
import { readWish } from "../../core/extraction/read-wish";
import { relate } from "../../core/resolution/relate";
import { candidateSide, ruleSide } from "../../core/resolution/resolve";
import { shortlist } from "../../core/resolution/shortlist";
import { isKnownMiss, kinOf } from "../../evals/resolve/akin-offers";
import { offeredRules } from "../../evals/resolve/offer-pairs";
import { similarityIn } from "./similarity-in";

const similar = similarityIn();
const sides = offeredRules().map((rule) => ({ rule, side: ruleSide(rule) }));

/** Rules that a sentence is taken to restate, among those that it is compared with. */
function restated(statement: string): string[] {
  const candidate = candidateSide({ candidate: readWish({ text: statement, language: "en" }) });
  const others = sides.filter(({ rule }) => rule.statement !== statement);
  return shortlist(candidate, others, similar)
    .filter(({ side }) => ["same", "covered"].includes(relate(candidate, side, similar).kind))
    .map(({ rule }) => rule.statement);
}

describe("two recipes are two rules", () => {
  it.each([
    ["Never log passwords.", "Never hardcode API keys."],
    ["Sign off every commit.", "Pin GitHub Actions to a commit SHA."],
    ["Never push tags.", "No @author tags."],
    ["No jQuery.", "Don't end with a question."],
  ])("%s and %s", (one, other) => {
    expect(restated(one)).not.toContain(other);
    expect(restated(other)).not.toContain(one);
  });

  it("no sentence restates another, but for those that do and for known misses", () => {
    const wrong = sides.flatMap(({ rule: { statement } }) =>
      restated(statement)
        .filter((other) => kinOf(statement, other) !== "akin" && !isKnownMiss(statement, other))
        .map((other) => `${statement} = ${other}`),
    );
    expect(wrong).toEqual([]);
  }, 480_000);
});
