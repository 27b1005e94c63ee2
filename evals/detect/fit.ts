import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { runDetectors } from "../../core/correction/detect";
import { isEcho } from "../../core/correction/echo";
import { extractFeatures, type Features } from "../../core/correction/features";
import { framingReason } from "../../core/correction/framing";
import { hostMadeReason } from "../../core/correction/host-made";
import { type LinearModel, probability } from "../../core/correction/model";
import { prepare } from "../../core/correction/prepare";
import type { DetectionInput } from "../../core/correction/schema";
import { THRESHOLDS } from "../../core/correction/thresholds";
import { corpusCaseSchema, isSignal, toDetectionInput } from "./corpus-case";
import { fitLogistic } from "./logistic";
import { LEARNABLE_PRIOR, SIGNAL_PRIOR } from "./priors";
import { scoreOf } from "./score";

/*
 * Fits the two models of core/correction/weights.ts and measures them by leaving out whole author groups.
 *   npx tsx evals/detect/fit.ts FILE.jsonl          cross-validated figures only
 *   npx tsx evals/detect/fit.ts FILE.jsonl --rules=RULES.jsonl --write  also trains on corrections that became rules, and writes weights.ts
 * Nothing of the corpus's text reaches the repository: weights belong to named features.
 */

const RIDGE = { signal: 5, learnable: 6 };
const FOLDS = 10;
const RULES_GROUP = "rules";
const RULES_WEIGHT = 0.35;
const ruleCaseSchema = z.object({ correction: z.string() });

type Row = {
  id: string;
  group: string;
  session: boolean;
  constructed: boolean;
  ordinary: boolean;
  /** A guard answers “no signal” before the model is asked. */
  decided: boolean;
  features: Features;
  signal: boolean;
  learnable: boolean;
};

export function readRows(file: string): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const corpusCase = corpusCaseSchema.parse(JSON.parse(line));
      const input = toDetectionInput(corpusCase);
      const prepared = prepare(input);
      return {
        id: corpusCase.id,
        group: corpusCase.author_group,
        session: corpusCase.sampled_by === "session",
        constructed: corpusCase.sampled_by === "constructed",
        ordinary: ["instruction", "question", "continuation", "other"].includes(corpusCase.label),
        decided:
          hostMadeReason(prepared.text) !== null ||
          isEcho(input, prepared.text) ||
          framingReason(prepared) !== null,
        features: extractFeatures(prepared, runDetectors(input, prepared).signals),
        signal: isSignal(corpusCase),
        learnable: corpusCase.is_learnable,
      };
    });
}

/**
 * Corrections that became rules (an enforcement file): each is a signal worth keeping. They only ever train; their
 * group is in no fold, because a file of positives measures nothing but recall.
 */
function readRuleRows(file: string): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line, index) => {
      const { correction } = ruleCaseSchema.parse(JSON.parse(line));
      const input: DetectionInput = {
        message: correction,
        author: "human",
        acts: [{ eventId: "act", turnsAgo: 0, message: "Done." }],
        priorPrompts: [],
      };
      const prepared = prepare(input);
      return {
        id: `rule-${index}`,
        group: RULES_GROUP,
        session: false,
        constructed: true,
        ordinary: false,
        decided: false,
        features: extractFeatures(prepared, runDetectors(input, prepared).signals),
        signal: true,
        learnable: true,
      };
    });
}

type Target = "signal" | "learnable";

function fitTarget(rows: readonly Row[], target: Target, ridge: number = RIDGE[target]): LinearModel {
  return fitLogistic(
    rows
      .filter((row) => !row.decided)
      .map((row) => ({
        features: row.features,
        target: row[target],
        weight: row.group === RULES_GROUP ? RULES_WEIGHT : 1,
      })),
    { ridge, prior: target === "signal" ? SIGNAL_PRIOR : LEARNABLE_PRIOR },
  );
}

/** Groups are dealt into folds in a fixed shuffled order, so that folds do not depend on the file's order. */
function foldOf(group: string, repeat: number): number {
  let hash = 2166136261 ^ repeat;
  for (let index = 0; index < group.length; index += 1)
    hash = Math.imul(hash ^ group.charCodeAt(index), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % FOLDS;
}

function crossValidate(
  rows: readonly Row[],
  target: Target,
  ridge: number,
  repeat: number,
): Map<string, number> {
  const scores = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const train = rows.filter((row) => row.group === RULES_GROUP || foldOf(row.group, repeat) !== fold);
    const model = fitTarget(train, target, ridge);
    for (const row of rows) {
      if (row.group !== RULES_GROUP && foldOf(row.group, repeat) === fold)
        scores.set(row.id, row.decided ? 0 : probability(model, row.features));
    }
  }
  return scores;
}

function report(
  rows: readonly Row[],
  target: Target,
  scores: ReadonlyMap<string, number>,
  loose: number,
): string {
  function f(keep: (row: Row) => boolean): string {
    const score = scoreOf(
      rows
        .filter((row) => row.group !== RULES_GROUP && keep(row))
        .map((row) => ({ expected: row[target], got: (scores.get(row.id) ?? 0) >= loose })),
    );
    return `${score.f1.toFixed(3)} (p ${score.p.toFixed(2)} r ${score.r.toFixed(2)})`;
  }
  return `${target.padEnd(9)} ≥ ${loose.toFixed(2)}  all ${f(() => true)}  natural ${f((row) => !row.constructed)}  session ${f((row) => row.session)}`;
}

function main(): void {
  const [file, ...flags] = process.argv.slice(2);
  if (!file) throw new Error("usage: fit.ts FILE.jsonl [--write] [--sweep]");
  const extra = flags.find((flag) => flag.startsWith("--rules="))?.slice("--rules=".length);
  const rows = [...readRows(file), ...(extra ? readRuleRows(extra) : [])];
  for (const target of ["signal", "learnable"] as const) {
    const ridges = flags.includes("--sweep") ? [2, 4, 8, 12, 20, 35, 60] : [RIDGE[target]];
    for (const ridge of ridges) {
      for (let repeat = 0; repeat < 3; repeat += 1) {
        const scores = crossValidate(rows, target, ridge, repeat);
        console.log(
          `ridge ${ridge} repeat ${repeat}  ${report(rows, target, scores, THRESHOLDS[target].loose)}`,
        );
        if (repeat > 0 || !flags.includes("--thresholds")) continue;
        for (let loose = 0.2; loose < 0.75; loose += 0.05) console.log(report(rows, target, scores, loose));
      }
    }
    const scores = crossValidate(rows, target, RIDGE[target], 0);
    const ordinary = rows.filter((row) => row.ordinary);
    const strict = ordinary.filter((row) => (scores.get(row.id) ?? 0) >= THRESHOLDS[target].strict).length;
    console.log(`${target}: ordinary messages above strict ${strict} of ${ordinary.length}`);
  }
  if (flags.includes("--halves")) reportHalves(rows);
  if (flags.includes("--write")) {
    const target = new URL("../../core/correction/weights.ts", import.meta.url);
    writeFileSync(target, render(fitTarget(rows, "signal"), fitTarget(rows, "learnable")));
  }
}

/** Trains on one half of the author groups and measures the other: the hardest honest figure of a small corpus. */
function reportHalves(rows: readonly Row[]): void {
  for (const half of [0, 1]) {
    const isTest = (row: Row) => row.group !== RULES_GROUP && parityOf(row.group) === half;
    const train = rows.filter((row) => !isTest(row));
    const test = rows.filter(isTest);
    for (const target of ["signal", "learnable"] as const) {
      const model = fitTarget(train, target);
      const scores = new Map(test.map((row) => [row.id, row.decided ? 0 : probability(model, row.features)]));
      const trained = new Map(
        train.map((row) => [row.id, row.decided ? 0 : probability(model, row.features)]),
      );
      console.log(`half ${half} trained   ${report(train, target, trained, THRESHOLDS[target].loose)}`);
      console.log(`half ${half} held out  ${report(test, target, scores, THRESHOLDS[target].loose)}`);
    }
  }
}

/** By the last bit of SHA-256, so that the halves can be made again anywhere. */
function parityOf(group: string): number {
  return Number.parseInt(createHash("sha256").update(group).digest("hex").slice(-1), 16) % 2;
}

function render(signal: LinearModel, learnable: LinearModel): string {
  return [
    'import type { LinearModel } from "./model";',
    "",
    "/** Written by `evals/detect/fit.ts`; positive speaks for a signal. */",
    `export const SIGNAL_MODEL: LinearModel = ${literal(signal)};`,
    "",
    "/** Written by `evals/detect/fit.ts`; positive speaks for something worth keeping. */",
    `export const LEARNABLE_MODEL: LinearModel = ${literal(learnable)};`,
    "",
  ].join("\n");
}

function literal(model: LinearModel): string {
  const weights = Object.entries(model.weights)
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `    ${name}: ${weight},`);
  return `{\n  bias: ${Math.round(model.bias * 100) / 100},\n  weights: {\n${weights.join("\n")}\n  },\n}`;
}

main();
