import type { Forest, Tree } from "../../core/forest/forest";

export type Example = { cells: Float32Array; target: number; weight: number };
export type BoostOptions = {
  rounds: number;
  step: number;
  depth: number;
  ridge: number;
  least: number;
  /** Share of the features that each tree may look at. */
  share: number;
};

type Column = { cuts: number[]; bins: Uint8Array };
type Node = { feature: number; cut: number; low: number; high: number; value: number };

const MOST_CUTS = 24;

function columnsOf(examples: readonly Example[], features: number): Column[] {
  return Array.from({ length: features }, (_, feature) => {
    const values = [...new Set(examples.map(({ cells }) => cells[feature] ?? 0))].sort((a, b) => a - b);
    const mids = values.slice(1).map((value, at) => (value + (values[at] ?? 0)) / 2);
    const step = Math.max(1, mids.length / MOST_CUTS);
    const cuts: number[] = [];
    for (let at = 0; at < mids.length; at += step) cuts.push(Math.fround(mids[Math.floor(at)] ?? 0));
    const bins = Uint8Array.from(
      examples,
      ({ cells }) => cuts.filter((cut) => (cells[feature] ?? 0) > cut).length,
    );
    return { cuts, bins };
  });
}

/** Repeatable numbers between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Gradient-boosted trees over several classes (softmax); deterministic. */
export function boost(
  examples: readonly Example[],
  names: readonly string[],
  classes: readonly string[],
  options: BoostOptions,
): Forest {
  const columns = columnsOf(examples, names.length);
  const start = classes.map((_, at) => {
    const share =
      examples.reduce((sum, { target, weight }) => sum + (target === at ? weight : 0), 1) /
      examples.reduce((sum, { weight }) => sum + weight, 1);
    return Math.log(share);
  });
  const scores = classes.map((_, at) => new Float64Array(examples.length).fill(start[at] ?? 0));
  const trees: Tree[][] = classes.map(() => []);
  const next = numbersFrom(7);
  for (let round = 0; round < options.rounds; round += 1) {
    const totals = new Float64Array(examples.length);
    const raised = scores.map((score) => score.map((value) => Math.exp(value)));
    for (const row of raised) for (const [at, value] of row.entries()) totals[at] = (totals[at] ?? 0) + value;
    const allowed = names.flatMap((_, feature) => (next() < options.share ? [feature] : []));
    for (const at of classes.keys()) {
      const slope = new Float64Array(examples.length);
      const bend = new Float64Array(examples.length);
      for (const [row, example] of examples.entries()) {
        const chance = (raised[at]?.[row] ?? 0) / (totals[row] ?? 1);
        slope[row] = (chance - (example.target === at ? 1 : 0)) * example.weight;
        bend[row] = Math.max(1e-4, chance * (1 - chance)) * example.weight;
      }
      const grown = grow(columns, allowed, slope, bend, options);
      for (const [row] of examples.entries())
        (scores[at] as Float64Array)[row] = (scores[at]?.[row] ?? 0) + (grown.reached[row] ?? 0);
      trees[at]?.push(grown.tree);
    }
  }
  return { names, classes, start, trees };
}

function grow(
  columns: readonly Column[],
  allowed: readonly number[],
  slope: Float64Array,
  bend: Float64Array,
  options: BoostOptions,
): { tree: Tree; reached: Float64Array } {
  const nodes: Node[] = [];
  const reached = new Float64Array(slope.length);
  const build = (rows: number[], depth: number): number => {
    const at = nodes.length;
    const node: Node = { feature: -1, cut: 0, low: 0, high: 0, value: 0 };
    nodes.push(node);
    const [g, h] = [sum(slope, rows), sum(bend, rows)];
    const split = depth > 0 ? bestSplit(columns, allowed, rows, slope, bend, [g, h], options) : null;
    if (!split) {
      node.value = (-g / (h + options.ridge)) * options.step;
      for (const row of rows) reached[row] = node.value;
      return at;
    }
    const column = columns[split.feature];
    node.feature = split.feature;
    node.cut = column?.cuts[split.bin] ?? 0;
    node.low = build(
      rows.filter((row) => (column?.bins[row] ?? 0) <= split.bin),
      depth - 1,
    );
    node.high = build(
      rows.filter((row) => (column?.bins[row] ?? 0) > split.bin),
      depth - 1,
    );
    return at;
  };
  build([...slope.keys()], options.depth);
  return {
    tree: {
      at: Int16Array.from(nodes, ({ feature }) => feature),
      from: Float32Array.from(nodes, ({ cut }) => cut),
      low: Int16Array.from(nodes, ({ low }) => low),
      high: Int16Array.from(nodes, ({ high }) => high),
      leaf: Float32Array.from(nodes, ({ value }) => value),
    },
    reached,
  };
}

function sum(values: Float64Array, rows: readonly number[]): number {
  let total = 0;
  for (const row of rows) total += values[row] ?? 0;
  return total;
}

function bestSplit(
  columns: readonly Column[],
  allowed: readonly number[],
  rows: readonly number[],
  slope: Float64Array,
  bend: Float64Array,
  [g, h]: [number, number],
  { ridge, least }: BoostOptions,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let gain = 1e-3;
  const whole = (g * g) / (h + ridge);
  for (const feature of allowed) {
    const column = columns[feature];
    if (!column || column.cuts.length === 0) continue;
    const gs = new Float64Array(column.cuts.length + 1);
    const hs = new Float64Array(column.cuts.length + 1);
    for (const row of rows) {
      const bin = column.bins[row] ?? 0;
      gs[bin] = (gs[bin] ?? 0) + (slope[row] ?? 0);
      hs[bin] = (hs[bin] ?? 0) + (bend[row] ?? 0);
    }
    let [left, weight] = [0, 0];
    for (let bin = 0; bin < column.cuts.length; bin += 1) {
      left += gs[bin] ?? 0;
      weight += hs[bin] ?? 0;
      if (weight < least || h - weight < least) continue;
      const won = (left * left) / (weight + ridge) + (g - left) ** 2 / (h - weight + ridge) - whole;
      if (won > gain) [gain, best] = [won, { feature, bin }];
    }
  }
  return best;
}
