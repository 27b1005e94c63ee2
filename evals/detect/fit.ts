import { writeFileSync } from "node:fs";
import { AT_MOMENT } from "../../core/correction/features";
import { type LinearModel, probability, writeWording } from "../../core/correction/model";
import { MOMENTS } from "../../core/correction/moment";
import { THRESHOLDS } from "../../core/correction/thresholds";
import { fitLogistic } from "./logistic";
import { LEARNABLE_PRIOR, SIGNAL_PRIOR } from "./priors";
import { partOf, type Row, readHeldOutRows, readOwnRows, readRows } from "./rows";
import { scoreOf } from "./score";

/*
 * Fits the two models of core/correction/*-weights.ts to the cases that train (evals/detect/own).
 *   node scripts/run-ts.mjs evals/detect/fit.ts    each author by a model that has not seen them, and round fresh-6 by the rest
 *   … --file=FILE.jsonl                            a file by the model of all that trains
 *   … --held-out                                   the half of round fresh-6 that nobody reads, by the same
 *   … --write                                      writes the weights, fitted to all that trains
 *   … --thresholds                                 figures over a range of thresholds
 */

/** What a moment adds to a weight, and what a wording weighs, has to be earned by more cases than the weight itself. */
const RIDGE = { base: 3, moment: 10, wording: 1.2 } as const;
const PRIOR = { signal: SIGNAL_PRIOR, learnable: LEARNABLE_PRIOR } as const;
const FOLDS = 4;
type Target = keyof typeof PRIOR;
type Judged = { row: Row; score: number };

main();

function main(): void {
  const flags = process.argv.slice(2);
  const file = flags.find((flag) => flag.startsWith("--file="))?.slice("--file=".length);
  const sweep = flags.includes("--thresholds");
  const own = readOwnRows();
  const strangers = own.filter((row) => row.round === "fresh-6");
  const rest = own.filter((row) => row.round !== "fresh-6");
  for (const target of ["signal", "learnable"] as const) {
    const crossed = judgeByOthers(own, target);
    report("authors unseen, all rounds", crossed, target, sweep);
    for (const round of ["shaping", "fresh", "kinds", "fresh-6"] as const)
      report(
        `authors unseen, ${round}`,
        crossed.filter(({ row }) => row.round === round),
        target,
        sweep,
      );
    report("fresh-6, by the other rounds", judge(train(rest, target), strangers), target, sweep);
    const model = train(own, target);
    if (file) report(file, judge(model, readRows(file, 0)), target, sweep);
    if (flags.includes("--held-out"))
      report("fresh-6, held out", judge(model, readHeldOutRows()), target, sweep);
    if (flags.includes("--write"))
      writeFileSync(
        new URL(`../../core/correction/${target}-weights.ts`, import.meta.url),
        render(target, model),
      );
  }
}

/** Judges each author by a model that is fitted to the others. */
function judgeByOthers(rows: readonly Row[], target: Target): Judged[] {
  return Array.from({ length: FOLDS }, (_fold, fold) => {
    const others = rows.filter((row) => partOf(row.group, FOLDS) !== fold);
    return judge(
      train(others, target),
      rows.filter((row) => partOf(row.group, FOLDS) === fold),
    );
  }).flat();
}

function judge(model: LinearModel, rows: readonly Row[]): Judged[] {
  return rows.map((row) => ({ row, score: row.decided ? 0 : probability(model, row.evidence) }));
}

function train(rows: readonly Row[], target: Target): LinearModel {
  return fitLogistic(
    rows
      .filter((row) => !row.decided)
      .map((row) => ({ ...row.evidence, target: row[target], weight: row.weight })),
    {
      ridge: (name) => (name.includes(AT_MOMENT) ? RIDGE.moment : RIDGE.base),
      wordingRidge: RIDGE.wording,
      prior: PRIOR[target],
    },
  );
}

function report(name: string, judged: readonly Judged[], target: Target, sweep: boolean): void {
  const { loose, strict } = THRESHOLDS[target];
  const range = sweep ? [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6] : [loose];
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

function figure(judged: readonly Judged[], target: Target, threshold: number): string {
  const score = scoreOf(judged.map(({ row, score }) => ({ expected: row[target], got: score >= threshold })));
  return `${score.f1.toFixed(3)} (p ${score.p.toFixed(2)} r ${score.r.toFixed(2)}, n ${judged.length})`;
}

function render(target: Target, model: LinearModel): string {
  const names = new Set(Object.keys(model.weights).map((name) => name.split(AT_MOMENT)[0] ?? name));
  const lines = [...names].sort().map((name) => {
    const columns = [name, ...MOMENTS.map((moment) => `${name}${AT_MOMENT}${moment}`)];
    return [name, ...columns.map((column) => round(model.weights[column] ?? 0))].join(" ");
  });
  const wording = writeWording(model.wording);
  const speaks = target === "signal" ? "a signal" : "something worth keeping";
  return [
    'import { readWeights } from "./model";',
    "",
    "/**",
    ` * Written by \`evals/detect/fit.ts\`; positive speaks for ${speaks}.`,
    ` * Columns: feature, weight, and what is added at the moments ${MOMENTS.join(", ")}.`,
    " * Then the wordings: one character a place of the table, see `wording.ts`.",
    " */",
    `export const ${target.toUpperCase()}_MODEL = readWeights(`,
    `  ${round(model.bias)},`,
    "  `",
    ...lines.map((line) => `  ${line}`),
    "  `,",
    "  {",
    `    largest: ${wording.largest},`,
    "    levels: `",
    ...(wording.levels.match(/.{1,112}/g) ?? []).map((line) => `  ${line}`),
    "  `,",
    "  },",
    ");",
    "",
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
