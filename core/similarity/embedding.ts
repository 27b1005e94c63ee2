import { featureRows } from "./features";

/** A table of int8 rows; a text is the mean of its rows, of length 1. */
export type Embedding = { dimensions: number; table: Int8Array };

/** The vector of a text; all zeros for a text without a known feature. */
export function embed({ dimensions, table }: Embedding, text: string): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const row of featureRows(text)) {
    const from = row * dimensions;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (table[from + at] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((total, part) => total + part * part, 0));
  return length === 0 ? sum : sum.map((part) => part / length);
}

/** Cosine of two vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((total, part, at) => total + part * (b[at] ?? 0), 0);
}

/**
 * Where vectors come from: the local table or a provider's endpoint. Same number of vectors as texts, in order, each of
 * length 1 and of the same dimensions.
 * @throws when it cannot answer; who asks falls back to another one
 */
export interface Embedder {
  /** Names the model; vectors of different names are never compared. */
  readonly name: string;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** A vector of length 1 in the same direction; all zeros stay so. */
export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((total, part) => total + part * part, 0));
  return length === 0 ? vector : vector.map((part) => part / length);
}
