import { AT_MOMENT, type Features } from "./features";
import { MOMENTS } from "./moment";
import { WORDING_PLACES, type Wording } from "./wording";

export type LinearModel = {
  bias: number;
  weights: Readonly<Record<string, number>>;
  /** Weight of each place of the table of wordings. */
  wording: Float32Array;
};
/** What a model weighs: named features, and the wording as a whole. */
export type Evidence = { features: Features; wording: Wording };

/** Name under which the wording as a whole is told as a reason. */
export const WORDING = "wording";
/** One character a weight, from the most negative to the most positive; the middle one is 0. */
const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcde.fghijklmnopqrstuvwxyz0123456789";
const MIDDLE = (LEVELS.length - 1) / 2;

/** Probability by a logistic model. */
export function probability(model: LinearModel, { features, wording }: Evidence): number {
  let sum = model.bias + weighWording(model, wording);
  for (const [name, value] of Object.entries(features)) sum += (model.weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The features that moved a score most, strongest first: what an explanation names. A feature and the same feature at a
 * moment are one reason, and so is the wording as a whole.
 */
export function contributions(
  model: LinearModel,
  { features, wording }: Evidence,
): { name: string; weight: number }[] {
  const moved = new Map<string, number>([[WORDING, weighWording(model, wording)]]);
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
 * @param wording weights of the places of the table of wordings as {@link writeWording} writes them
 * @throws Error when a line has another number of columns or the table another number of places
 */
export function readWeights(
  bias: number,
  table: string,
  wording: { largest: number; levels: string },
): LinearModel {
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
  const levels = wording.levels.replaceAll(/\s+/g, "");
  if (levels.length !== WORDING_PLACES) throw new Error("The weights of the wordings are incomplete.");
  return {
    bias,
    weights,
    wording: Float32Array.from(
      levels,
      (level) => ((LEVELS.indexOf(level) - MIDDLE) / MIDDLE) * wording.largest,
    ),
  };
}

/** Writes the weights of the wordings, one character each, rounded to 1/31 of the largest. */
export function writeWording(wording: Float32Array): { largest: number; levels: string } {
  const largest = Math.max(1e-6, ...wording.map(Math.abs));
  const levels = Array.from(wording, (weight) => LEVELS[Math.round((weight / largest) * MIDDLE) + MIDDLE]);
  return { largest: Math.round(largest * 1e4) / 1e4, levels: levels.join("") };
}

function weighWording(model: LinearModel, wording: Wording): number {
  let sum = 0;
  for (const [place, share] of wording) sum += (model.wording[place] ?? 0) * share;
  return sum;
}
