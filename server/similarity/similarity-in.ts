import { join } from "node:path";
import type { TextSimilarity } from "@/core/resolution/frame/compare-frames";
import { cosine, type Embedding, embed } from "@/core/similarity/embedding";
import { loadEmbedding } from "./load";

const WEIGHTS = join(process.cwd(), "server", "similarity", "weights");
/** Texts are short and come again: a rule is compared with every new wish. */
const REMEMBERED = 5000;
const made = new Map<string, TextSimilarity | null>();

/**
 * Likeness of two texts by the local embedding, or null where its weights are missing (`HEED_WEIGHTS` names another
 * folder, `off` none).
 */
export function similarityIn(folder: string = process.env.HEED_WEIGHTS ?? WEIGHTS): TextSimilarity | null {
  const before = made.get(folder);
  if (before !== undefined) return before;
  const embedding = folder === "off" ? null : loadEmbedding(folder);
  const likeness = embedding && likenessBy(embedding);
  made.set(folder, likeness);
  return likeness;
}

function likenessBy(embedding: Embedding): TextSimilarity {
  const vectors = new Map<string, Float32Array>();
  const vectorOf = (text: string): Float32Array => {
    const known = vectors.get(text);
    if (known) return known;
    if (vectors.size >= REMEMBERED) vectors.clear();
    const vector = embed(embedding, text);
    vectors.set(text, vector);
    return vector;
  };
  return (a, b) => cosine(vectorOf(a), vectorOf(b));
}
