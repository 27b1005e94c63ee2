/** Weights of character 3-grams by how rare they are among some texts. */
export type TrigramIndex = { count: number; frequency: ReadonlyMap<string, number> };

/** Distinct character 3-grams of a text in any script; two characters stand for a short one. */
function gramsOf(text: string): Set<string> {
  const plain = ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const size = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(plain) ? 2 : 3;
  const grams = new Set<string>();
  for (let at = 0; at + size <= plain.length; at += 1) grams.add(plain.slice(at, at + size));
  return grams;
}

/** Counts in how many of the texts each 3-gram occurs. */
export function trigramIndex(texts: readonly string[]): TrigramIndex {
  const frequency = new Map<string, number>();
  for (const text of texts)
    for (const gram of gramsOf(text)) frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
  return { count: texts.length, frequency };
}

/**
 * TF-IDF cosine of two texts over character 3-grams, 0 to 1: the floor that needs no weights and knows no languages.
 */
export function trigramSimilarity({ count, frequency }: TrigramIndex, a: string, b: string): number {
  const weight = (gram: string): number => Math.log((count + 1) / ((frequency.get(gram) ?? 0) + 1)) + 1;
  const [left, right] = [gramsOf(a), gramsOf(b)];
  const square = (grams: Set<string>): number => [...grams].reduce((sum, gram) => sum + weight(gram) ** 2, 0);
  const common = [...left]
    .filter((gram) => right.has(gram))
    .reduce((sum, gram) => sum + weight(gram) ** 2, 0);
  const norm = Math.sqrt(square(left) * square(right));
  return norm === 0 ? 0 : common / norm;
}
