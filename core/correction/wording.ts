/** Places of the table that pieces of text are hashed into; a power of two. */
export const WORDING_PLACES = 4096;
const MAX_MESSAGE = 600;
const MAX_ACT = 400;
const WORD = /[\p{L}\p{N}_'-]+/gu;
const UNSEPARATED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Hashed pieces of a message and of the act before it: place in the table to its share. */
export type Wording = ReadonlyMap<number, number>;

/**
 * Turns a message and the act before it into shares of hashed words, pairs of words and letter groups, so that a model can
 * weigh wordings that no family of the lexicons names. Deterministic, linear in at most 1,000 characters.
 * @param prose folded prose of the message
 * @param done folded text of what the agent did and said last
 */
export function readWording(prose: string, done: string): Wording {
  const places = new Map<number, number>();
  const text = prose.slice(0, MAX_MESSAGE);
  add(places, [...wordsIn(text)], 1);
  add(places, lettersIn(text), 1);
  add(
    places,
    [...wordsIn(done.slice(0, MAX_ACT))].map((piece) => `a ${piece}`),
    0.7,
  );
  return places;
}

/** Each kind of piece has the same length as a vector, however long the text is. */
function add(places: Map<number, number>, pieces: readonly string[], length: number): void {
  const distinct = new Set(pieces);
  const share = length / Math.sqrt(Math.max(1, distinct.size));
  for (const piece of distinct) {
    const place = placeOf(piece);
    places.set(place, (places.get(place) ?? 0) + share);
  }
}

function* wordsIn(text: string): Generator<string> {
  let before = "^";
  for (const [word] of text.matchAll(WORD)) {
    yield `w ${word}`;
    yield `b ${before} ${word}`;
    before = word;
  }
  yield `b ${before} $`;
}

/** Beginnings, endings and middles of words; one to three characters where words are not separated. */
function lettersIn(text: string): string[] {
  const pieces: string[] = [];
  for (const [run] of text.matchAll(UNSEPARATED)) {
    for (let size = 1; size <= 3; size += 1)
      for (let at = 0; at + size <= run.length; at += 1) pieces.push(`c ${run.slice(at, at + size)}`);
  }
  for (const [word] of text.replaceAll(UNSEPARATED, " ").matchAll(WORD)) {
    const marked = `^${word}$`;
    for (let at = 0; at + 4 <= marked.length; at += 1) pieces.push(`c ${marked.slice(at, at + 4)}`);
  }
  return pieces;
}

/** FNV-1a over UTF-16 units. */
function placeOf(piece: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at += 1) {
    hash ^= piece.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) & (WORDING_PLACES - 1);
}
