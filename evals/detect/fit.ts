import { writeFileSync } from "node:fs";
import { AT_MOMENT } from "../../core/correction/features";
import { type LinearModel, probability } from "../../core/correction/model";
import { MOMENTS } from "../../core/correction/moment";
import { THRESHOLDS } from "../../core/correction/thresholds";
import { fitLogistic } from "./logistic";
import { LEARNABLE_PRIOR, SIGNAL_PRIOR } from "./priors";
import { partOf, type Row, readOwnRows, readRows } from "./rows";
import { scoreOf } from "./score";

/*
 * Fits the two models of core/correction/*-weights.ts to the cases of our own (evals/detect/own).
 *   node scripts/run-ts.mjs evals/detect/fit.ts                     figures on the third of our authors that is held out
 *   … --also=FILE.jsonl                                             trains on half A of that file's authors too, measures half B
 *   … --write                                                       and writes the weights, fitted to everything but half B
 *   … --thresholds                                                  figures over a range of thresholds
 * Nothing of a corpus's text reaches the weights: they belong to named features.
 */

type Target = "signal" | "learnable";
/** What a moment adds to a weight has to be earned by more cases than the weight itself. */
const RIDGE: Readonly<Record<Target, { base: number; moment: number }>> = {
  signal: { base: 1, moment: 3 },
  learnable: { base: 1, moment: 4 },
};
const PRIOR = { signal: SIGNAL_PRIOR, learnable: LEARNABLE_PRIOR } as const;
const HELD_OUT_OF = 3;

main();

function main(): void {
  const flags = process.argv.slice(2);
  const also = flags.find((flag) => flag.startsWith("--also="))?.slice("--also=".length);
  const own = readOwnRows();
  const other = also ? readRows(also, 1.2) : [];
  const halfA = other.filter((row) => partOf(row.group, 2) === 0);
  const halfB = other.filter((row) => partOf(row.group, 2) === 1);
  const sweep = flags.includes("--thresholds");
  const held = own.filter((row) => partOf(row.group, HELD_OUT_OF) === 0);
  measure(
    "own, held-out third",
    own.filter((row) => !held.includes(row)),
    held,
    sweep,
  );
  if (also) {
    measure("file, first sight", own, other, sweep);
    measure("half A, trained on", [...own, ...halfA], halfA, sweep);
    measure("half B, held out", [...own, ...halfA], halfB, sweep);
  }
  if (!flags.includes("--write")) return;
  const rows = [...own, ...halfA];
  for (const target of ["signal", "learnable"] as const) {
    const file = new URL(`../../core/correction/${target}-weights.ts`, import.meta.url);
    writeFileSync(file, render(target, train(rows, target)));
  }
}

function train(rows: readonly Row[], target: Target): LinearModel {
  return fitLogistic(
    rows
      .filter((row) => !row.decided)
      .map((row) => ({ features: row.features, target: row[target], weight: row.weight })),
    {
      ridge: (name) => (name.includes(AT_MOMENT) ? RIDGE[target].moment : RIDGE[target].base),
      prior: PRIOR[target],
    },
  );
}

function measure(name: string, training: readonly Row[], test: readonly Row[], sweep: boolean): void {
  for (const target of ["signal", "learnable"] as const) {
    const model = train(training, target);
    const judged = test.map((row) => ({ row, score: row.decided ? 0 : probability(model, row.features) }));
    const { loose, strict } = THRESHOLDS[target];
    const range = sweep ? [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5] : [loose];
    for (const threshold of range) {
      const all = figure(judged, target, threshold);
      const session = figure(
        judged.filter(({ row }) => row.session),
        target,
        threshold,
      );
      console.log(`${name}  ${target} ≥ ${threshold.toFixed(2)}  all ${all}  session ${session}`);
    }
    const ordinary = judged.filter(({ row }) => row.ordinary);
    const acted = ordinary.filter(({ score }) => score >= strict).length;
    console.log(`${name}  ${target} ≥ strict ${strict}: ${acted} of ${ordinary.length} ordinary messages`);
  }
}

function figure(judged: readonly { row: Row; score: number }[], target: Target, threshold: number): string {
  const score = scoreOf(judged.map(({ row, score }) => ({ expected: row[target], got: score >= threshold })));
  return `${score.f1.toFixed(3)} (p ${score.p.toFixed(2)} r ${score.r.toFixed(2)}, n ${judged.length})`;
}

function render(target: Target, model: LinearModel): string {
  const names = new Set(Object.keys(model.weights).map((name) => name.split(AT_MOMENT)[0] ?? name));
  const lines = [...names].sort().map((name) => {
    const columns = [name, ...MOMENTS.map((moment) => `${name}${AT_MOMENT}${moment}`)];
    return [name, ...columns.map((column) => round(model.weights[column] ?? 0))].join(" ");
  });
  const speaks = target === "signal" ? "a signal" : "something worth keeping";
  return [
    'import { readWeights } from "./model";',
    "",
    "/**",
    ` * Written by \`evals/detect/fit.ts\`; positive speaks for ${speaks}.`,
    ` * Columns: feature, weight, and what is added at the moments ${MOMENTS.join(", ")}.`,
    " */",
    `export const ${target.toUpperCase()}_MODEL = readWeights(`,
    `  ${round(model.bias)},`,
    "  `",
    ...lines.map((line) => `  ${line}`),
    "  `,",
    ");",
    "",
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
