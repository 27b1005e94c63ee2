/** Letters of other scripts that look like a Latin one, capitals apart, because `В` looks like B and `в` does not. */
const LATIN_BY_LOOK = new Map<string, string>([
  ...pairs("аaсcеeоoрpхxуyіiјjѕsԁdԛqԝwһhӏl"),
  ...pairs("АaВbСcЕeНhІiЈjКkМmОoРpЅsТtХxУyԚqԜw"),
  ...pairs("αaοoρpνvιiκkυuχxϲcϳj"),
  ...pairs("ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx"),
]);
const CYRILLIC_BY_LOOK = new Map<string, string>([
  ...pairs("aаcсeеoоpрxхyуiіjјsѕ"),
  ...pairs("AаBвCсEеHнIіKкMмOоPрTтXхYу"),
]);
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Letters to read instead of lookalikes of another script, by their UTF-16 offset: “nо” with a Cyrillic о reads “no”. Only in
 * words whose other letters are of one script, so that “pushить” stays as it is. For judging only: what is shown and
 * stored keeps the person's letters.
 * @param text at most 64 KiB; linear
 */
export function readLookalikes(text: string): ReadonlyMap<number, string> {
  const read = new Map<number, string>();
  if (!isMixed(text)) return read;
  for (const match of text.matchAll(WORD)) {
    if (!isMixed(match[0])) continue;
    const letters = [...match[0]];
    const table = tableFor(letters);
    let at = match.index;
    for (const letter of letters) {
      const other = table?.get(letter);
      if (other) read.set(at, other);
      at += letter.length;
    }
  }
  return read;
}

function isMixed(word: string): boolean {
  return LATIN.test(word) && (CYRILLIC.test(word) || GREEK.test(word));
}

/** The script whose letters are there beyond doubt; Latin when every letter could be of either. */
function tableFor(letters: readonly string[]): ReadonlyMap<string, string> | null {
  const others = letters.filter((letter) => !LATIN.test(letter));
  const hasForeign = others.some((letter) => !LATIN_BY_LOOK.has(letter));
  if (!hasForeign) return LATIN_BY_LOOK;
  const isCyrillic = others.every((letter) => CYRILLIC.test(letter));
  const latins = letters.filter((letter) => LATIN.test(letter));
  return isCyrillic && latins.every((letter) => CYRILLIC_BY_LOOK.has(letter)) ? CYRILLIC_BY_LOOK : null;
}

function pairs(source: string): [string, string][] {
  const letters = [...source];
  return letters.flatMap((letter, at): [string, string][] =>
    at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [],
  );
}
