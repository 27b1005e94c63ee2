import { numberAt, numberOf } from "./number-words";

const UNITS: [unit: string, words: RegExp][] = [
  [
    "characters",
    /^(char(s|acters?)?|columns?|cols?|wide|zeichen|spalten|caract[eè]res|caracteres|caratteri|символ\p{L}*|字符|个字符|文字|글자)$/iu,
  ],
  ["lines", /^(lines?|liners?|loc|zeilen?|lignes?|l[ií]neas?|linhas?|righe|riga|строк\p{L}*|行|줄)$/iu],
  ["sentences", /^(sentences?|s[äa]tze?|satz|phrases?|frases?|frasi|предложени\p{L}*|句|句话|文|문장)$/iu],
  ["words", /^(words?|w[öo]rter|mots|palabras|palavras|parole|слов\p{L}*)$/iu],
  ["paragraphs", /^(paragraphs?|abs[äa]tze?|paragraphes?|p[áa]rrafos?|абзац\p{L}*|段)$/iu],
  ["bullets", /^(bullets?|bullet points?|points?)$/iu],
  ["times", /^(times?|attempts?|retries|tries|mal|fois|veces|vezes|volte|раз\p{L}*|次|回|번)$/iu],
  ["parameters", /^(parameters?|params?|arguments?|args?)$/iu],
  ["levels", /^(levels?|deep)$/iu],
  ["spaces", /^(spaces?|leerzeichen|espaces|espacios|espaços|spazi|пробел\p{L}*|空格|スペース|칸)$/iu],
  ["files", /^(files?|dateien)$/iu],
  ["minutes", /^(minutes?|mins?)$/iu],
  ["seconds", /^(seconds?|secs?)$/iu],
];

export type Quantity = { number: number; unit: string | undefined; start: number; end: number };

/** Unit name of a word (`cols` → `characters`), undefined when it is none. */
export function unitOf(word: string): string | undefined {
  return UNITS.find(([, words]) => words.test(word))?.[0];
}

const ASIAN =
  /(\d+|[一二两三四五六七八九十百千]+|한|두|세|네|다섯|여섯|열|스무|백)\s?个?(字符|字符|文字|글자|行|줄|句话|句|문장|次|回|번|空格|スペース|칸)/gu;

const OFTEN: Record<string, number> = { once: 1, twice: 2, thrice: 3 };

/** “Only once”, “once a day”; in “once lint is green” the word is none of a number. */
function countsOnce(words: readonly string[], at: number): boolean {
  const [before, next] = [words[at - 1]?.toLowerCase() ?? "", words[at + 1]?.toLowerCase()];
  return (
    next === undefined ||
    /^(?:per|an?|every|and|at|or|more)$/.test(next) ||
    /^(?:only|just|most|exactly|than)$/.test(before)
  );
}

/** Numbers with their unit, in digits or words: “three lines”, “80 cols”, “a one-liner”, “twice”, “三行”. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(ASIAN)) {
    const number = numberOf(match[1] ?? "");
    if (number !== undefined)
      found.push({
        number,
        unit: unitOf(match[2] ?? ""),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({ text: match[0], start: match.index }));
  const plain = words.map((word) => word.text);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word || /[\w.]/.test(text[word.start - 1] ?? " ")) continue;
    const lower = word.text.toLowerCase();
    const often = OFTEN[lower];
    if (often !== undefined) {
      if (lower === "once" && !countsOnce(plain, index)) continue;
      found.push({ number: often, unit: "times", start: word.start, end: word.start + word.text.length });
      continue;
    }
    const amount = numberAt(plain, index);
    if (amount === undefined) continue;
    const number = amount.value;
    const last = index + amount.length - 1;
    const following = words.slice(last + 1, last + 3).find((next) => unitOf(next.text) !== undefined);
    const unit = following ? unitOf(following.text) : undefined;
    if (unit === undefined && !/^\d+$/.test(word.text)) continue;
    const ending = following ?? words[last] ?? word;
    found.push({ number, unit, start: word.start, end: ending.start + ending.text.length });
    index = last;
  }
  return found.sort((a, b) => a.start - b.start);
}
