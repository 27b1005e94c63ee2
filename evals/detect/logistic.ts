import type { Features } from "../../core/correction/features";
import type { LinearModel } from "../../core/correction/model";

export type Example = { features: Features; target: boolean; weight: number };

export type FitOptions = {
  /** Strength of the pull of a weight towards its prior, by its name. */
  ridge: (name: string) => number;
  /** What a weight is before any data; 0 when absent. */
  prior: Readonly<Record<string, number>>;
};

const ROUNDS = 25;
const ENOUGH = 1e-6;

/** Fits a logistic model with a pull towards the prior by Newton's method; deterministic. */
export function fitLogistic(examples: readonly Example[], options: FitOptions): LinearModel {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example.features)))].sort();
  const index = new Map(names.map((name, position) => [name, position]));
  const size = names.length;
  // The last place is the bias, which nothing pulls.
  const prior = Float64Array.from([...names.map((name) => options.prior[name] ?? 0), 0]);
  const ridge = Float64Array.from([...names.map((name) => options.ridge(name)), 0]);
  const weights = Float64Array.from(prior);
  weights[size] = -1;
  const rows = examples.map((example) => ({
    cells: [
      ...Object.entries(example.features).map(([name, value]) => ({ at: index.get(name) ?? size, value })),
      { at: size, value: 1 },
    ],
    target: example.target ? 1 : 0,
    weight: example.weight,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(size + 1);
    const curvature = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
    for (const row of rows) {
      const sum = row.cells.reduce((total, cell) => total + at(weights, cell.at) * cell.value, 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const error = (chance - row.target) * row.weight;
      const spread = Math.max(1e-6, chance * (1 - chance)) * row.weight;
      for (const cell of row.cells) {
        gradient[cell.at] = at(gradient, cell.at) + error * cell.value;
        const line = curvature[cell.at];
        if (!line) continue;
        for (const other of row.cells)
          line[other.at] = at(line, other.at) + spread * cell.value * other.value;
      }
    }
    for (let position = 0; position < size; position += 1) {
      gradient[position] =
        at(gradient, position) + at(ridge, position) * (at(weights, position) - at(prior, position));
      const line = curvature[position];
      if (line) line[position] = at(line, position) + at(ridge, position);
    }
    const step = solve(curvature, gradient);
    let largest = 0;
    for (let position = 0; position <= size; position += 1) {
      weights[position] = at(weights, position) - at(step, position);
      largest = Math.max(largest, Math.abs(at(step, position)));
    }
    if (largest < ENOUGH) break;
  }
  return {
    bias: at(weights, size),
    weights: Object.fromEntries(names.map((name, position) => [name, at(weights, position)])),
  };
}

function at(values: Float64Array, position: number): number {
  return values[position] ?? 0;
}

/** Solves a positive definite system by elimination. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const line = matrix[pivot] ?? right;
    for (let below = pivot + 1; below < size; below += 1) {
      const other = matrix[below] ?? right;
      const factor = at(other, pivot) / at(line, pivot);
      if (factor === 0) continue;
      for (let column = pivot; column < size; column += 1)
        other[column] = at(other, column) - factor * at(line, column);
      right[below] = at(right, below) - factor * at(right, pivot);
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = matrix[row] ?? right;
    let rest = at(right, row);
    for (let column = row + 1; column < size; column += 1) rest -= at(line, column) * at(solution, column);
    solution[row] = rest / at(line, row);
  }
  return solution;
}
