import type { FoldedText } from "./fold";

const WORD = /[\p{L}']{5,16}/gu;

/**
 * Mends misspelt cue words: one letter too many, too few, another one, or two swapped. Offsets stay right.
 * @param folded text whose words are compared
 * @param cues correct words of at least five letters
 */
export function mendTypos(folded: FoldedText, cues: readonly string[]): FoldedText {
  const known = new Set(cues);
  const parts: string[] = [];
  const offsets: number[] = [];
  let from = 0;
  for (const match of folded.text.matchAll(WORD)) {
    const word = match[0];
    if (known.has(word)) continue;
    const mended = cues.find((cue) => isOneSlipAway(word, cue));
    if (!mended) continue;
    parts.push(folded.text.slice(from, match.index), mended);
    for (let index = from; index < match.index; index += 1) offsets.push(folded.offsets[index] ?? 0);
    const start = folded.offsets[match.index] ?? 0;
    for (let unit = 0; unit < mended.length; unit += 1) offsets.push(start);
    from = match.index + word.length;
  }
  if (from === 0) return folded;
  parts.push(folded.text.slice(from));
  for (let index = from; index < folded.offsets.length; index += 1) offsets.push(folded.offsets[index] ?? 0);
  return { text: parts.join(""), offsets: Uint32Array.from(offsets) };
}

/** Optimal string alignment distance of one; a wrong first letter is only allowed in a swap. */
function isOneSlipAway(word: string, cue: string): boolean {
  if (Math.abs(word.length - cue.length) > 1) return false;
  let head = 0;
  while (head < word.length && word[head] === cue[head]) head += 1;
  const isSwap =
    word.length === cue.length &&
    word[head] === cue[head + 1] &&
    word[head + 1] === cue[head] &&
    word.slice(head + 2) === cue.slice(head + 2);
  if (isSwap) return true;
  // A plural or another ending is a word of its own, not a slip.
  if (head === 0 || head === Math.min(word.length, cue.length)) return false;
  if (word.length === cue.length) return word.slice(head + 1) === cue.slice(head + 1) && cue.length >= 7;
  if (word.length > cue.length) return word.slice(head + 1) === cue.slice(head);
  return word.slice(head) === cue.slice(head + 1);
}
