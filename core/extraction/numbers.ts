const WORDS: Record<string, number> = {
  one: 1,
  single: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  couple: 2,
  seventy: 70,
  ninety: 90,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  hundred: 100,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  zehn: 10,
  un: 1,
  una: 1,
  une: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dieci: 10,
  один: 1,
  одна: 1,
  одной: 1,
  одну: 1,
  два: 2,
  двух: 2,
  две: 2,
  три: 3,
  трёх: 3,
  трех: 3,
  четыре: 4,
  пять: 5,
  пяти: 5,
  десять: 10,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  十: 10,
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
};
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

function amountOf(word: string): number | undefined {
  return /^\d{1,6}$/.test(word) ? Number(word) : WORDS[word.toLowerCase()];
}

const ASIAN =
  /(\d+|[一二两三四五十]|한|두|세|네|다섯)\s?(个字符|字符|文字|글자|行|줄|句话|句|문장|次|回|번|空格|スペース|칸)/gu;

/** Numbers with their unit, in digits or words: “three lines”, “80 cols”, “a one-liner”, “twice”, “三行”. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(ASIAN)) {
    const number = amountOf(match[1] ?? "");
    if (number !== undefined)
      found.push({
        number,
        unit: unitOf(match[2] ?? ""),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({ text: match[0], start: match.index }));
  for (const [index, word] of words.entries()) {
    const number = amountOf(word.text);
    if (number === undefined || /[\w.]/.test(text[word.start - 1] ?? " ")) continue;
    const lower = word.text.toLowerCase();
    if (lower === "once" || lower === "twice" || lower === "thrice") {
      found.push({ number, unit: "times", start: word.start, end: word.start + word.text.length });
      continue;
    }
    const following = words.slice(index + 1, index + 3).find((next) => unitOf(next.text) !== undefined);
    const unit = following ? unitOf(following.text) : undefined;
    if (unit === undefined && !/^\d+$/.test(word.text)) continue;
    const end = following ? following.start + following.text.length : word.start + word.text.length;
    found.push({ number, unit, start: word.start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}
