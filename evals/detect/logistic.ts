import type { Features } from "../../core/correction/features";
import type { LinearModel } from "../../core/correction/model";

export type Example = { features: Features; target: boolean; weight: number };

export type FitOptions = {
  /** Strength of the pull of each weight towards its prior. */
  ridge: number;
  /** What a weight is before any data; 0 when absent. */
  prior: Readonly<Record<string, number>>;
};

const ROUNDS = 600;
const STEP = 0.5;

/** Fits a logistic model by gradient descent with a pull towards the prior; deterministic. */
export function fitLogistic(examples: readonly Example[], options: FitOptions): LinearModel {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example.features)))].sort();
  const index = new Map(names.map((name, position) => [name, position]));
  const prior = names.map((name) => options.prior[name] ?? 0);
  const weights = Float64Array.from(prior);
  let bias = -1;
  const rows = examples.map((example) => ({
    cells: Object.entries(example.features).map(([name, value]) => ({ at: index.get(name) ?? 0, value })),
    target: example.target ? 1 : 0,
    weight: example.weight,
  }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const gradient = new Float64Array(names.length);
  const velocity = new Float64Array(names.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    gradient.fill(0);
    let biasGradient = 0;
    for (const row of rows) {
      let sum = bias;
      for (const cell of row.cells) sum += (weights[cell.at] ?? 0) * cell.value;
      const error = (1 / (1 + Math.exp(-sum)) - row.target) * row.weight;
      biasGradient += error;
      for (const cell of row.cells) gradient[cell.at] = (gradient[cell.at] ?? 0) + error * cell.value;
    }
    bias -= (STEP * biasGradient) / total;
    for (let at = 0; at < names.length; at += 1) {
      const pull = options.ridge * ((weights[at] ?? 0) - (prior[at] ?? 0));
      velocity[at] = 0.9 * (velocity[at] ?? 0) - (STEP * ((gradient[at] ?? 0) + pull)) / total;
      weights[at] = (weights[at] ?? 0) + (velocity[at] ?? 0);
    }
  }
  return { bias, weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) };
}
