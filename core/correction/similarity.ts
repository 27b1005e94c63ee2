/** Longest text whose trigrams are compared, in UTF-16 units. */
const MAX_CHARS = 4096;

/** Dice coefficient over character trigrams of folded texts: 0 disjoint, 1 equal. Linear in the lengths. */
export function trigramSimilarity(left: string, right: string): number {
  const a = trigrams(left);
  const b = trigrams(right);
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function trigrams(text: string): Set<string> {
  const packed = ` ${text
    .slice(0, MAX_CHARS)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const grams = new Set<string>();
  for (let index = 0; index + 3 <= packed.length; index += 1) grams.add(packed.slice(index, index + 3));
  return grams;
}
