import { featureRows, ROWS } from "../../core/similarity/features";
import type { Meaning } from "./training-text";

type Source = { name: string; meanings: Meaning[]; pairs: number };
type Pair = [a: string, b: string];

const BATCH = 256;
const TEMPERATURE = 0.06;
const RATE = 0.08;
/** Features of a text that one step looks at; the rest is left out by chance, which also keeps the model from leaning on one word. */
const KEPT = 0.8;

/** Mulberry32: the same seed makes the same weights. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(list: T[], random: () => number): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [list[at], list[other]];
    if (a !== undefined && b !== undefined) [list[at], list[other]] = [b, a];
  }
  return list;
}

function pairsOf(sources: Source[], random: () => number): Pair[] {
  const pairs: Pair[] = [];
  for (const { meanings, pairs: each } of sources) {
    for (const texts of meanings) {
      for (let round = 0; round < each; round += 1) {
        const first = Math.floor(random() * texts.length);
        const second = (first + 1 + Math.floor(random() * (texts.length - 1))) % texts.length;
        pairs.push([texts[first] ?? "", texts[second] ?? ""]);
      }
    }
  }
  return shuffled(pairs, random);
}

/** A model in training: a row for each hashed feature, with the squared slopes that Adagrad remembers. */
type Model = {
  dimensions: number;
  table: Float32Array;
  squares: Float32Array;
  random: () => number;
  cache: Map<string, number[]>;
};
/** Texts of a batch: their features, their unit vectors (one after the other) and the lengths before. */
type Side = { rows: number[][]; unit: Float32Array; lengths: Float32Array };

/** A cell of a typed array that is known to be there. */
function cell(array: Float32Array, index: number): number {
  return array[index] ?? 0;
}

function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, size: number): number {
  let sum = 0;
  for (let part = 0; part < size; part += 1) sum += cell(a, fromA + part) * cell(b, fromB + part);
  return sum;
}

/** Adds `factor` times a vector to another. */
function addTo(
  to: Float32Array,
  fromTo: number,
  { vector, from, size, factor }: { vector: Float32Array; from: number; size: number; factor: number },
): void {
  for (let part = 0; part < size; part += 1)
    to[fromTo + part] = cell(to, fromTo + part) + factor * cell(vector, from + part);
}

function forward(texts: string[], { dimensions, table, random, cache }: Model): Side {
  const rows = texts.map((text) => {
    const known = cache.get(text) ?? featureRows(text);
    cache.set(text, known);
    const kept = known.filter(() => random() < KEPT);
    return kept.length > 0 ? kept : known;
  });
  const unit = new Float32Array(texts.length * dimensions);
  const lengths = new Float32Array(texts.length);
  for (const [item, features] of rows.entries()) {
    const base = item * dimensions;
    for (const row of features)
      addTo(unit, base, { vector: table, from: row * dimensions, size: dimensions, factor: 1 });
    const length = Math.sqrt(dot(unit, base, unit, base, dimensions) + 1e-12);
    lengths[item] = length;
    for (let part = 0; part < dimensions; part += 1) unit[base + part] = cell(unit, base + part) / length;
  }
  return { rows, unit, lengths };
}

function backward(side: Side, gradient: Float32Array, { dimensions, table, squares }: Model): void {
  const step = new Float32Array(dimensions);
  for (const [item, features] of side.rows.entries()) {
    const base = item * dimensions;
    const along = dot(gradient, base, side.unit, base, dimensions);
    for (let part = 0; part < dimensions; part += 1)
      step[part] =
        (cell(gradient, base + part) - along * cell(side.unit, base + part)) / cell(side.lengths, item);
    for (const row of features) {
      for (let part = 0; part < dimensions; part += 1) {
        const [at, slope] = [row * dimensions + part, cell(step, part)];
        squares[at] = cell(squares, at) + slope * slope;
        table[at] = cell(table, at) - (RATE * slope) / (Math.sqrt(cell(squares, at)) + 1e-6);
      }
    }
  }
}

type Scores = { scores: Float32Array; rowSums: Float32Array; columnSums: Float32Array };

function scoresOf(left: Side, right: Side, size: number, dimensions: number): Scores {
  const scores = new Float32Array(size * size);
  const rowSums = new Float32Array(size);
  const columnSums = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const cosine = dot(left.unit, i * dimensions, right.unit, j * dimensions, dimensions);
      const score = Math.exp((cosine - 1) / TEMPERATURE);
      scores[i * size + j] = score;
      rowSums[i] = cell(rowSums, i) + score;
      columnSums[j] = cell(columnSums, j) + score;
    }
  }
  return { scores, rowSums, columnSums };
}

/** One batch of symmetric InfoNCE: each text must find its partner among all partners. Returns the mean loss. */
function learn(pairs: Pair[], model: Model): number {
  const [size, dimensions] = [pairs.length, model.dimensions];
  const left = forward(
    pairs.map(([a]) => a),
    model,
  );
  const right = forward(
    pairs.map(([, b]) => b),
    model,
  );
  const { scores, rowSums, columnSums } = scoresOf(left, right, size, dimensions);
  const toLeft = new Float32Array(size * dimensions);
  const toRight = new Float32Array(size * dimensions);
  let loss = 0;
  for (let i = 0; i < size; i += 1) {
    const own = cell(scores, i * size + i);
    loss -= Math.log(own / cell(rowSums, i)) + Math.log(own / cell(columnSums, i));
    for (let j = 0; j < size; j += 1) {
      const score = cell(scores, i * size + j);
      const share = score / cell(rowSums, i) + score / cell(columnSums, j) - (i === j ? 2 : 0);
      const factor = share / (2 * TEMPERATURE);
      if (Math.abs(factor) < 1e-5) continue;
      addTo(toLeft, i * dimensions, { vector: right.unit, from: j * dimensions, size: dimensions, factor });
      addTo(toRight, j * dimensions, { vector: left.unit, from: i * dimensions, size: dimensions, factor });
    }
  }
  backward(left, toLeft, model);
  backward(right, toRight, model);
  return loss / (2 * size);
}

export type TrainingPlan = {
  sources: Source[];
  dimensions: number;
  epochs: number;
  seed: number;
  report: (line: string) => void;
};

/** Learns a row for each hashed feature by contrast within batches. Rows that no text has stay zero. */
export function trainTable({ sources, dimensions, epochs, seed, report }: TrainingPlan): Float32Array {
  const random = randomFrom(seed);
  const table = new Float32Array(ROWS * dimensions);
  const squares = new Float32Array(ROWS * dimensions).fill(1e-4);
  const model: Model = { dimensions, table, squares, random, cache: new Map() };
  const seen = new Uint8Array(ROWS);
  for (const text of sources.flatMap(({ meanings }) => meanings.flat()))
    for (const row of featureRows(text)) seen[row] = 1;
  for (let at = 0; at < table.length; at += 1)
    if (seen[Math.floor(at / dimensions)] === 1) table[at] = (random() - 0.5) * 0.2;
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    const pairs = pairsOf(sources, random);
    const batches = Math.floor(pairs.length / BATCH);
    let loss = 0;
    for (let batch = 0; batch < batches; batch += 1)
      loss += learn(pairs.slice(batch * BATCH, (batch + 1) * BATCH), model);
    report(`epoch ${epoch}: ${pairs.length} pairs, loss ${(loss / batches).toFixed(3)}`);
  }
  return table;
}
