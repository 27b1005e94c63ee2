/**
 * Number words by language as data: `word:value`. Words of one language may follow each other: values below a
 * hundred add up, “hundred” and “thousand” multiply. Adding a language is one line here.
 */
const BY_LANGUAGE: Record<string, string> = {
  en: "zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000 dozen:12 couple:2 single:1",
  de: "ein:1 eine:1 einen:1 einem:1 einer:1 eins:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 fünfzehn:15 zwanzig:20 dreißig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 tausend:1000 einhundert:100 zweihundert:200 dreihundert:300 hundertzwanzig:120",
  fr: "un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 quinze:15 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 cent:100 mille:1000",
  es: "un:1 uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 doce:12 quince:15 veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 mil:1000",
  it: "un:1 uno:1 una:1 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 dodici:12 quindici:15 venti:20 trenta:30 quaranta:40 cinquanta:50 sessanta:60 settanta:70 ottanta:80 novanta:90 cento:100 mille:1000",
  pt: "um:1 uma:1 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 doze:12 quinze:15 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100 mil:1000",
  ru: "ноль:0 один:1 одна:1 одно:1 одной:1 одну:1 одного:1 два:2 две:2 двух:2 три:3 трёх:3 трех:3 четыре:4 четырёх:4 четырех:4 пять:5 пяти:5 шесть:6 шести:6 семь:7 семи:7 восемь:8 восьми:8 девять:9 девяти:9 десять:10 десяти:10 двенадцать:12 пятнадцать:15 двадцать:20 двадцати:20 тридцать:30 тридцати:30 сорок:40 сорока:40 пятьдесят:50 пятидесяти:50 шестьдесят:60 восемьдесят:80 восьмидесяти:80 сто:100 ста:100 двести:200 двухсот:200 тысяча:1000",
};
/** Digits of Chinese and Japanese numerals and the bases that multiply them. */
const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const BASES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
/** Korean numerals: those that count things and those that read digits. */
const KOREAN: Record<string, number> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  백: 100,
};

const VALUES = new Map<string, number>();
for (const line of Object.values(BY_LANGUAGE)) {
  for (const entry of line.split(" ")) {
    const [word = "", value = "0"] = entry.split(":");
    if (!VALUES.has(word)) VALUES.set(word, Number(value));
  }
}
for (const [word, value] of Object.entries(KOREAN)) VALUES.set(word, value);

/** 一百二十 → 120; undefined for anything else. */
function hanNumber(word: string): number | undefined {
  if (!/^[〇零一二两三四五六七八九十百千]+$/u.test(word)) return undefined;
  let [total, digit] = [0, 0];
  for (const letter of word) {
    const base = BASES[letter];
    if (base === undefined) digit = DIGITS[letter] ?? 0;
    else {
      total += (digit === 0 ? 1 : digit) * base;
      digit = 0;
    }
  }
  return total + digit;
}

/** Value of one word: digits, a number word of the ten languages, or a Chinese numeral. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  return VALUES.get(word.toLowerCase()) ?? hanNumber(word);
}

const JOINS = /^(?:and|und|et|y|e|и)$/iu;

/**
 * Value of the number that starts at a word, and how many words it takes: “one hundred and twenty” is 120 in four
 * words, “twenty five” 25 in two. Undefined where no number starts.
 */
export function numberAt(
  words: readonly string[],
  from: number,
): { value: number; length: number } | undefined {
  const first = numberOf(words[from] ?? "");
  if (first === undefined) return undefined;
  if (/^\d/.test(words[from] ?? "")) return { value: first, length: 1 };
  let [value, length] = [first, 1];
  for (;;) {
    const joined = JOINS.test(words[from + length] ?? "") && value >= 100 ? 1 : 0;
    const word = words[from + length + joined] ?? "";
    const next = /^\d/.test(word) ? undefined : numberOf(word);
    if (next === undefined) break;
    if (next >= 100 && value < next) value *= next;
    else if ((value >= 100 && next < 100) || (value >= 20 && value % 10 === 0 && next < 10)) value += next;
    else break;
    length += joined + 1;
  }
  return { value, length };
}
