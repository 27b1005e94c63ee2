/** Rows of the table that features are hashed into. */
export const ROWS = 2 ** 17;
/** Words of a text that count: a rule text has a dozen. */
const MAX_WORDS = 96;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const PIECE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}_]+/gu;

/** FNV-1a over UTF-16 units, folded into the rows; `kind` keeps a word and an equal n-gram apart. */
function rowOf(kind: number, text: string): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % ROWS;
}

function gramsInto(rows: number[], text: string, { from, to }: { from: number; to: number }): void {
  for (let size = from; size <= to; size += 1) {
    for (let start = 0; start + size <= text.length; start += 1)
      rows.push(rowOf(size, text.slice(start, start + size)));
  }
}

/**
 * Hashed features of a text: whole words, their character 3- to 5-grams with marked ends, and 1- to 3-grams of
 * scripts without spaces. The same function serves training and use; changing it makes the weights worthless.
 */
export function featureRows(text: string): number[] {
  const rows: number[] = [];
  const plain = text
    .normalize("NFKC")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase();
  let words = 0;
  for (const [piece] of plain.matchAll(PIECE)) {
    if (words >= MAX_WORDS) break;
    words += 1;
    if (UNSPACED.test(piece)) gramsInto(rows, piece, { from: 1, to: 3 });
    else {
      rows.push(rowOf(0, piece));
      gramsInto(rows, `<${piece}>`, { from: 3, to: 5 });
    }
  }
  return rows;
}
