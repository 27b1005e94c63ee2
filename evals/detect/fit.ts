import { writeFileSync } from "node:fs";
import { AT_MOMENT } from "../../core/correction/features";
import { type LinearModel, probability, writeWording } from "../../core/correction/model";
import { MOMENTS } from "../../core/correction/moment";
import { THRESHOLDS } from "../../core/correction/thresholds";
import { fitLogistic } from "./logistic";
import { LEARNABLE_PRIOR, SIGNAL_PRIOR } from "./priors";
import { HELD_OUT, partOf, type Row, readHeldOutRows, readOwnRows, readRows } from "./rows";
import { scoreOf } from "./score";

/*
 * Fits the two models of core/correction/*-weights.ts to the cases that train (evals/detect/own).
 *   node scripts/run-ts.mjs evals/detect/fit.ts    each author by a model that has not seen them, and round fresh-6 by the rest
 *   … --file=FILE.jsonl                            a file by the model of all that trains
 *   … --file=FILE.jsonl --crossed                  … each of its authors by a model fitted to its other authors, too, over three foldings
 *   … --held-out                                   what others wrote and nothing is fitted to, by the same
 *   … --write                                      writes the weights, fitted to all that trains, and prints nothing
 *   … --thresholds                                 figures over a range of thresholds
 */

/**
 * What a moment adds to a weight has to be earned by more cases than the weight itself. What is worth keeping is rarer than a
 * signal, and people call it so less evenly: its weights move less. Chosen by area under precision and recall over authors
 * unseen, of our own and of others; between half and twice these strengths nothing changes beyond chance.
 */
const RIDGE = {
  signal: { base: 3, moment: 10, wording: 1.2 },
  learnable: { base: 10, moment: 20, wording: 0.8 },
} as const;
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
    if (flags.includes("--write")) {
      write(target, train(own, target));
      continue;
    }
    const unseen = judgeByOthers(own, target);
    report("authors unseen, all rounds", unseen, target, sweep);
    for (const round of ["shaping", "fresh", "kinds", "fresh-6"] as const)
      report(
        `authors unseen, ${round}`,
        unseen.filter(({ row }) => row.round === round),
        target,
        sweep,
      );
    report("fresh-6, by the other rounds", judge(train(rest, target), strangers), target, sweep);
    const model = train(own, target);
    if (file) report(file, judge(model, readRows(file, 0)), target, sweep);
    if (file && flags.includes("--crossed")) crossed(file, own, target);
    for (const name of flags.includes("--held-out") ? HELD_OUT : [])
      report(`${name}, held out`, judge(model, readHeldOutRows(name)), target, sweep);
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

/** What a file's own authors would add to the fit: each judged by a model that has seen the others of the file, not them. */
function crossed(file: string, own: readonly Row[], target: Target): void {
  const rows = readRows(file, 1);
  for (const seed of ["a", "b", "c"]) {
    const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
      const isHeld = (row: Row) => partOf(`${seed}${row.group}`, FOLDS) === fold;
      const model = train([...own, ...rows.filter((row) => !isHeld(row))], target);
      return judge(model, rows.filter(isHeld));
    }).flat();
    report(`${file}, crossed ${seed}`, judged, target, false);
  }
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
      ridge: (name) => RIDGE[target][name.includes(AT_MOMENT) ? "moment" : "base"],
      wordingRidge: RIDGE[target].wording,
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

function write(target: Target, model: LinearModel): void {
  const file = new URL(`../../core/correction/${target}-weights.ts`, import.meta.url);
  writeFileSync(file, render(target, model));
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
