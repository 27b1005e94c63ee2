import type { Features } from "./features";

export type LinearModel = { bias: number; weights: Readonly<Record<string, number>> };

/** Probability by a logistic model. */
export function probability(model: LinearModel, features: Features): number {
  let sum = model.bias;
  for (const [name, value] of Object.entries(features)) sum += (model.weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** The features that moved a score most, strongest first: what an explanation names. */
export function contributions(model: LinearModel, features: Features): { name: string; weight: number }[] {
  return Object.entries(features)
    .map(([name, value]) => ({ name, weight: (model.weights[name] ?? 0) * value }))
    .filter(({ weight }) => Math.abs(weight) >= 0.05)
    .sort((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
}
