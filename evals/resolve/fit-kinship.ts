import { readFileSync } from "node:fs";
import { evidenceOf } from "../../core/resolution/frame/compare-frames";
import { readFrame } from "../../core/resolution/frame/read-frame";
import { similarityIn } from "../../server/similarity/similarity-in";
import { type CorpusText, resolverCaseSchema } from "./case";

/*
 * Fits the weights of core/resolution/frame/kinship.ts: does a candidate concern a rule?
 *   npx tsx evals/resolve/fit-kinship.ts FILE.jsonl [FILE.jsonl …]
 * Rules of the same case count whole; rules of other cases are strangers and count a little each.
 */

type Row = { cells: number[]; target: number; weight: number };

/** Of the pairs of strangers one in this many is looked at, with this weight. */
const EVERY = 40;
const STRANGERS = 0.5;
const ROUNDS = 3000;
const STEP = 0.3;
const RIDGE = 0.4;
const NAMES = ["bias", "covers", "covered", "common", "heads", "near"];

function rowsOf(files: string[], model: boolean): Row[] {
  const similar = model ? similarityIn() : null;
  const cases = files
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
    .map((line) => resolverCaseSchema.parse(JSON.parse(line)))
    .filter(({ debatable, expected }) => debatable !== true && expected.action !== "split")
    .map((given) => ({
      ...given,
      frame: readFrame(given.candidate.text),
      rules: given.existing.map((rule) => ({ ...rule, frame: readFrame(rule.text) })),
    }));
  let pair = 0;
  return cases.flatMap((given) =>
    cases.flatMap((other) =>
      other.rules.flatMap((rule): Row[] => {
        const own = given.id === other.id;
        pair += 1;
        if (!own && pair % EVERY !== 0) return [];
        if (own && given.expected.action === "new" && isElsewhere(given.candidate, rule)) return [];
        const { covers, covered, common, heads, near } = evidenceOf(given.frame, rule.frame, similar);
        const target = own && rule.id === given.expected.target ? 1 : 0;
        return [
          {
            cells: [1, covers, covered, Math.min(2, common), heads - 0.5, near ?? 0],
            target,
            weight: own ? 1 : STRANGERS,
          },
        ];
      }),
    ),
  );
}

/** New because of scope, layer or condition, not because of the subject: tells nothing about kinship. */
function isElsewhere(candidate: CorpusText, rule: CorpusText): boolean {
  return (
    candidate.scope !== rule.scope || rule.layer === "project" || typeof candidate.condition === "string"
  );
}

function fitted(rows: Row[]): number[] {
  const weights = NAMES.map(() => 0);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = NAMES.map(() => 0);
    for (const { cells, target, weight } of rows) {
      const sum = cells.reduce((whole, cell, at) => whole + cell * (weights[at] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
      for (const [at, cell] of cells.entries()) slope[at] = (slope[at] ?? 0) + error * cell;
    }
    for (const at of weights.keys()) {
      const pull = at === 0 ? 0 : RIDGE * (weights[at] ?? 0);
      weights[at] = (weights[at] ?? 0) - (STEP * ((slope[at] ?? 0) + pull)) / total;
    }
  }
  return weights;
}

for (const model of [true, false]) {
  const weights = fitted(rowsOf(process.argv.slice(2), model));
  console.log(
    model ? "WITH_MODEL" : "WITHOUT",
    Object.fromEntries(NAMES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))])),
  );
}
