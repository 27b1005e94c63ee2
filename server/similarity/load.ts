import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Embedding } from "@/core/similarity/embedding";
import { ROWS } from "@/core/similarity/features";

const provenanceSchema = z.object({ rows: z.number(), dimensions: z.number() });
const cached = new Map<string, Embedding | null>();

/**
 * Reads the weights that were trained by evals/similarity/train.ts (server only; 6 MB). Null when a file is missing
 * or does not fit the code: comparison then goes by words and structure alone.
 */
export function loadEmbedding(folder: string): Embedding | null {
  const known = cached.get(folder);
  if (known !== undefined) return known;
  const read = readWeights(folder);
  cached.set(folder, read);
  return read;
}

function readWeights(folder: string): Embedding | null {
  try {
    const { rows, dimensions } = provenanceSchema.parse(
      JSON.parse(readFileSync(join(folder, "provenance.json"), "utf8")),
    );
    const bytes = readFileSync(join(folder, "embedding.bin"));
    if (rows !== ROWS || bytes.length !== rows * dimensions) return null;
    return { dimensions, table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
  } catch {
    return null;
  }
}
