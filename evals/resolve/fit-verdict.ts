import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type Forest, rowFor } from "../../core/forest/forest";
import { isSettled, pairOf } from "../../core/resolution/relate";
import { resolve } from "../../core/resolution/resolve";
import type { ResolutionDecision } from "../../core/resolution/schema";
import { judgePair, VERDICTS } from "../../core/resolution/verdict/judge-pair";
import { observationsOf } from "../../core/resolution/verdict/observations";
import { similarityIn } from "../../server/similarity/similarity-in";
import { authorOf } from "./author";
import { boost } from "./boost";
import { type ResolverCase, resolverCaseSchema } from "./case";
import { labelledGrammar } from "./label-grammar";
import { offerPairs } from "./offer-pairs";
import { type LabelledPair, pairsOf } from "./pairs";
import { ruleOf, wishOf } from "./read-case";
import { writeForestFile } from "./write-forest";

/*
 * Fits the last decision about a candidate and a rule, and tells for each author how a model that has not seen them
 * does (bundles left out): node scripts/run-ts.mjs evals/resolve/fit-verdict.ts [--write] [--quick] FILE.jsonl …
 * `--quick` leaves out what it tells.
 */

const OPTIONS = {
  rounds: 140,
  step: 0.1,
  depth: 2,
  ridge: 4,
  least: 3,
  share: 0.4,
};
/** Cases that the readers were not written with in view tell more about how far the readers can be trusted. */
const NOT_IN_VIEW = 3;
/** Rules of other cases that each candidate is compared with as strangers. */
const STRANGERS = 2;
/** Sentences of our own recipes, nearly all of them strangers to each other however like they sound. */
const OFFERS = { likeliest: 16, weight: 0.25 };
/** Restatements and changes in quantity; made by rule, so that each tells less than what a person wrote. */
const GRAMMAR = 0.2;

type CaseSet = { name: string; author: string; cases: ResolverCase[]; pairs: LabelledPair[] };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, quick: { type: "boolean", default: false } },
});
const sets: CaseSet[] = positionals.map((file) => {
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => resolverCaseSchema.parse(JSON.parse(line)));
  const name = basename(file);
  return { name, author: authorOf(name), cases, pairs: pairsOf(cases, STRANGERS) };
});
const offered = offerPairs(OFFERS.likeliest, OFFERS.weight);
const grammar = labelledGrammar(GRAMMAR);
const names = [
  ...new Set(sets.flatMap(({ pairs }) => pairs.flatMap(({ observed }) => Object.keys(observed)))),
].sort();

function fitted(given: readonly CaseSet[]): Forest {
  const pairs = given.flatMap((set) =>
    set.pairs.map((pair) => ({ ...pair, weight: pair.weight * (set.author === "own" ? 1 : NOT_IN_VIEW) })),
  );
  const examples = [...pairs, ...offered, ...grammar].map(({ observed, target, weight }) => ({
    cells: rowFor({ names }, observed),
    target: VERDICTS.findIndex((verdict) => verdict.startsWith(target)),
    weight,
  }));
  return boost(examples, names, VERDICTS, OPTIONS);
}

/** Decision of a case as one wish. */
function decided(given: ResolverCase, forest: Forest): ResolutionDecision {
  const rules = given.existing
    .map(ruleOf)
    .filter(({ layer }) => layer === "project" || given.candidate.layer === "personal");
  return resolve(
    { candidate: wishOf(given.candidate), rules },
    similarityIn(),
    (candidate, rule, similar = null) => {
      const pair = pairOf(candidate, rule, similar);
      return isSettled(pair) ? pair.relation : judgePair(pair.relation, observationsOf(pair), forest);
    },
  );
}

for (const held of sets) {
  if (held.author === "own" || values.quick) continue;
  const forest = fitted(sets.filter(({ author }) => author !== held.author));
  const cases = held.cases.filter(
    ({ debatable, expected }) => debatable !== true && expected.action !== "split",
  );
  const answers = cases.map((given) => ({ expected: given.expected, got: decided(given, forest) }));
  const right = answers.filter(
    ({ expected, got }) => got.action === expected.action && got.target === expected.target,
  );
  const wrong = answers.filter(
    ({ expected, got }) => got.action === "supersede" && expected.action !== "supersede",
  );
  console.log(`${held.name}: right ${right.length} of ${cases.length}, wrong SUPERSEDE ${wrong.length}`);
}
if (values.write)
  writeForestFile(
    "core/resolution/verdict/verdict-forest.ts",
    "VERDICT_FOREST",
    "evals/resolve/fit-verdict.ts",
    fitted(sets),
  );
