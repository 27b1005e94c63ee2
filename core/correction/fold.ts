import { readLookalikes } from "./lookalikes";

/** A text made comparable, with the way back to the original offsets. */
export type FoldedText = {
  text: string;
  /** Original UTF-16 offset of each UTF-16 unit of `text`, and one more for its end. */
  offsets: Uint32Array;
};

/** A letter with its marks, or a Hangul syllable written in its parts. */
const CLUSTER = /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*|\P{M}\p{M}*/gsu;
const QUOTES = new Map<string, string>([
  ["’", "'"],
  ["‘", "'"],
  ["ʼ", "'"],
  ["´", "'"],
  ["`", "`"],
  ["“", '"'],
  ["”", '"'],
  ["„", '"'],
  ["ё", "е"],
  ["…", "..."],
]);
/** Format characters and variation selectors are no part of a word. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Folds a text: NFKC, lower case, straight quotes, no invisible characters, no letters that only look like others; each step
 * keeps the offsets.
 * @param text at most 64 KiB
 */
export function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  const lookalikes = readLookalikes(text);
  for (const match of text.matchAll(CLUSTER)) {
    // A letter with marks of its own is no lookalike.
    const cluster = (match[0].length === 1 && lookalikes.get(match.index)) || match[0];
    const lower = cluster.replaceAll(INVISIBLE, "").normalize("NFKC").toLowerCase();
    const folded = QUOTES.get(lower) ?? lower;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(match.index);
  }
  offsets.push(text.length);
  return { text: parts.join(""), offsets: Uint32Array.from(offsets) };
}

/** Span of the original text that a span of the folded text stands for. */
export function originalSpan(folded: FoldedText, start: number, end: number): [number, number] {
  const last = folded.offsets.length - 1;
  const from = folded.offsets[Math.min(start, last)] ?? 0;
  const to = folded.offsets[Math.min(end, last)] ?? from;
  return [from, Math.max(from, to)];
}
