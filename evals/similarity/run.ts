import { similarityOf } from "../../core/resolution/similarity";
import { cosine, embed } from "../../core/similarity/embedding";
import { trigramIndex, trigramSimilarity } from "../../core/similarity/trigram";
import { loadEmbedding } from "../../server/similarity/load";
import { resolverCaseSchema } from "../resolve/case";
import { languageOf } from "../resolve/language";

type Pair = { candidate: string; rule: string; concerns: boolean; within: boolean; crossing: boolean };
type Score = (a: string, b: string) => number;
type Row = { within: number; all: number; crossing: number };
export type SimilarityReport = { task: "similarity"; n: number; positives: number; auc: Record<string, Row> };

/** Probability that a pair that belongs together scores above one that does not; ties count half. */
export function auc(positives: number[], negatives: number[]): number {
  let wins = 0;
  for (const positive of positives)
    for (const negative of negatives) wins += (Math.sign(positive - negative) + 1) / 2;
  const pairs = positives.length * negatives.length;
  return pairs === 0 ? 0 : Math.round((wins / pairs) * 1000) / 1000;
}

function pairsOf(raw: unknown[]): Pair[] {
  const cases = raw.map((line) => resolverCaseSchema.parse(line));
  const rules = cases.flatMap(({ id, existing }) => existing.map((rule) => ({ from: id, ...rule })));
  return cases.flatMap(({ id, candidate, expected }) =>
    rules.map((rule) => ({
      candidate: candidate.text,
      rule: rule.text,
      concerns: rule.from === id && rule.id === expected.target,
      within: rule.from === id,
      crossing: languageOf(candidate.text) !== languageOf(rule.text),
    })),
  );
}

function measure(pairs: Pair[], score: Score): Row {
  const scored = pairs.map((pair) => ({ ...pair, score: score(pair.candidate, pair.rule) }));
  const of = (list: typeof scored): number =>
    auc(
      list.filter(({ concerns }) => concerns).map((pair) => pair.score),
      list.filter(({ concerns }) => !concerns).map((pair) => pair.score),
    );
  return {
    within: of(scored.filter(({ within }) => within)),
    all: of(scored),
    crossing: of(scored.filter(({ crossing }) => crossing)),
  };
}

/**
 * How well a similarity alone tells which rule a candidate concerns: among the rules of its case (`within`, made to
 * look alike), among the rules of all cases (`all`), and where candidate and rule are of two languages (`crossing`).
 */
export function run({ cases }: { cases: unknown[]; verbose?: boolean }): SimilarityReport {
  const pairs = pairsOf(cases);
  const index = trigramIndex(pairs.map(({ rule }) => rule));
  const weights = loadEmbedding(process.env.HEED_WEIGHTS ?? "server/similarity/weights");
  const scores: Record<string, Score> = {
    trigrams: (a, b) => trigramSimilarity(index, a, b),
    ideas: similarityOf,
    ...(weights ? { embedding: (a: string, b: string) => cosine(embed(weights, a), embed(weights, b)) } : {}),
  };
  return {
    task: "similarity",
    n: pairs.length,
    positives: pairs.filter(({ concerns }) => concerns).length,
    auc: Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, measure(pairs, score)])),
  };
}
