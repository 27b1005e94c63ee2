import { AT_MOMENT, type Features } from "./features";
import { MOMENTS } from "./moment";

export type LinearModel = { bias: number; weights: Readonly<Record<string, number>> };

/** Probability by a logistic model. */
export function probability(model: LinearModel, features: Features): number {
  let sum = model.bias;
  for (const [name, value] of Object.entries(features)) sum += (model.weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The features that moved a score most, strongest first: what an explanation names. A feature and the same feature at a
 * moment are one reason.
 */
export function contributions(model: LinearModel, features: Features): { name: string; weight: number }[] {
  const moved = new Map<string, number>();
  for (const [name, value] of Object.entries(features)) {
    const [base = name] = name.split(AT_MOMENT);
    moved.set(base, (moved.get(base) ?? 0) + (model.weights[name] ?? 0) * value);
  }
  return [...moved]
    .map(([name, weight]) => ({ name, weight }))
    .filter(({ weight }) => Math.abs(weight) >= 0.05)
    .sort((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
}

/**
 * Reads a table of weights: a feature a line, its weight, then what each moment of {@link MOMENTS} adds.
 * @throws Error when a line has another number of columns
 */
export function readWeights(bias: number, table: string): LinearModel {
  const weights: Record<string, number> = {};
  for (const line of table.split("\n")) {
    const [name, ...cells] = line.trim().split(/\s+/);
    if (!name) continue;
    if (cells.length !== MOMENTS.length + 1) throw new Error(`The weights of ${name} are incomplete.`);
    for (const [column, cell] of cells.entries()) {
      const moment = MOMENTS[column - 1];
      const weight = Number(cell);
      if (weight !== 0) weights[moment ? `${name}${AT_MOMENT}${moment}` : name] = weight;
    }
  }
  return { bias, weights };
}
