import type { Evidence, LinearModel } from "../../core/correction/model";
import { WORDING_PLACES } from "../../core/correction/wording";

export type Example = Evidence & { target: boolean; weight: number };

export type FitOptions = {
  /** Strength of the pull of a weight towards its prior, by its name. */
  ridge: (name: string) => number;
  /** … of the weight of a place in the table of wordings towards 0. */
  wordingRidge: number;
  /** What a weight is before any data; 0 when absent. */
  prior: Readonly<Record<string, number>>;
};

/** One weight and the examples in which its feature occurs. */
type Column = { rows: number[]; values: number[]; ridge: number; prior: number; weight: number };

const ROUNDS = 60;
const ENOUGH = 2e-3;
const FIRST_BIAS = -1;

/** Fits a logistic model with a pull towards the prior, one weight after the other; deterministic. */
export function fitLogistic(examples: readonly Example[], options: FitOptions): LinearModel {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example.features)))].sort();
  const named = new Map(names.map((name) => [name, columnOf(options.ridge(name), options.prior[name] ?? 0)]));
  const places = Array.from({ length: WORDING_PLACES }, () => columnOf(options.wordingRidge, 0));
  for (const [row, { features, wording }] of examples.entries()) {
    for (const [name, value] of Object.entries(features)) addTo(named.get(name), row, value);
    for (const [place, share] of wording) addTo(places[place], row, share);
  }
  const bias = { ...columnOf(0, 0), weight: FIRST_BIAS };
  for (const row of examples.keys()) addTo(bias, row, 1);
  descend(examples, [bias, ...named.values(), ...places.filter((column) => column.rows.length > 0)]);
  return {
    bias: bias.weight,
    weights: Object.fromEntries([...named].map(([name, column]) => [name, column.weight])),
    wording: Float32Array.from(places, (column) => column.weight),
  };
}

function columnOf(ridge: number, prior: number): Column {
  return { rows: [], values: [], ridge, prior, weight: prior };
}

function addTo(column: Column | undefined, row: number, value: number): void {
  column?.rows.push(row);
  column?.values.push(value);
}

/** Newton's step for each column in turn, until no weight moves any more. */
function descend(examples: readonly Example[], columns: readonly Column[]): void {
  const sums = new Float64Array(examples.length);
  for (const column of columns) shift(sums, column, column.weight);
  for (let round = 0; round < ROUNDS; round += 1) {
    let largest = 0;
    for (const column of columns) {
      const step = stepOf(examples, sums, column);
      column.weight -= step;
      shift(sums, column, -step);
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < ENOUGH) return;
  }
}

function stepOf(examples: readonly Example[], sums: Float64Array, column: Column): number {
  let slope = column.ridge * (column.weight - column.prior);
  let curvature = column.ridge + 1e-9;
  for (const [position, row] of column.rows.entries()) {
    const example = examples[row];
    const value = column.values[position] ?? 0;
    if (!example) continue;
    const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
    slope += (chance - Number(example.target)) * example.weight * value;
    curvature += Math.max(1e-6, chance * (1 - chance)) * example.weight * value * value;
  }
  return slope / curvature;
}

function shift(sums: Float64Array, column: Column, step: number): void {
  if (step === 0) return;
  for (const [position, row] of column.rows.entries())
    sums[row] = (sums[row] ?? 0) + step * (column.values[position] ?? 0);
}
