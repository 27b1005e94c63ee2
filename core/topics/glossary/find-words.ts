import { type Token, tokenise } from "../tokens";
import { AREA_AXES, AREA_KINDS } from "./area-kinds";
import { GLOSSARY } from "./glossary";
import { AXES, KINDS } from "./kinds";

/** A word of a text that the glossary knows. `kind` and `pole` tell what it excludes. */
export type WordHit = { id: string; start: number; end: number; kind?: string; axis?: string; pole?: 1 | -1 };
/** `language` is set for words of one language other than English: they count in texts of that language only. */
type Known = Omit<WordHit, "start" | "end"> & { language?: string };
type Phrase = { known: Known; stems: string[]; open: boolean };

const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const byFirst = new Map<string, Phrase[]>();
type OpenWord = { known: Known; start: string };
/** By their first letter. */
const openWords = new Map<string, OpenWord[]>();
const glued: { known: Known; text: string }[] = [];

function addWord(known: Known, word: string): void {
  const open = word.endsWith("*");
  const bare = open ? word.slice(0, -1) : word;
  if (bare === "") return;
  if (GLUED.test(bare)) {
    glued.push({ known, text: bare });
    return;
  }
  const tokens = tokenise(bare);
  const first = tokens[0];
  if (!first) return;
  if (open && tokens.length === 1) {
    const start = bare.toLowerCase();
    openWords.set(start.charAt(0), [...(openWords.get(start.charAt(0)) ?? []), { known, start }]);
    return;
  }
  const stems = tokens.map((token, at) =>
    open && at === tokens.length - 1 ? token.text.toLowerCase() : token.stem,
  );
  byFirst.set(first.stem, [...(byFirst.get(first.stem) ?? []), { known, stems, open }]);
}

function addAll(known: Known, words: string): void {
  for (const word of words.split("|")) addWord(known, word.trim());
}

for (const { id, words } of GLOSSARY) {
  for (const { language, word } of words) addWord(language === "en" ? { id } : { id, language }, word);
}
for (const [kind, siblings] of Object.entries({ ...KINDS, ...AREA_KINDS })) {
  for (const words of siblings) addAll({ id: `${kind}=${words.split("|")[0] ?? ""}`, kind }, words);
}
for (const [axis, [pole, other]] of Object.entries({ ...AXES, ...AREA_AXES })) {
  addAll({ id: `axis:${axis}`, axis, pole: 1 }, pole);
  addAll({ id: `axis:${axis}`, axis, pole: -1 }, other);
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
glued.sort((a, b) => b.text.length - a.text.length);

function fits({ stems, open }: Phrase, tokens: Token[], from: number): boolean {
  return stems.every((stem, offset) => {
    const token = tokens[from + offset];
    if (!token) return false;
    return open && offset === stems.length - 1
      ? token.text.toLowerCase().startsWith(stem)
      : token.stem === stem;
  });
}

function spaced(tokens: Token[], language: string): WordHit[] {
  const spoken = (known: Known): boolean => known.language === undefined || known.language === language;
  const hits: WordHit[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (!token) break;
    const fitting = (byFirst.get(token.stem) ?? []).filter(
      (phrase) => spoken(phrase.known) && fits(phrase, tokens, index),
    );
    const size = fitting[0]?.stems.length ?? 1;
    const end = tokens[index + size - 1]?.end ?? token.end;
    const lower = token.text.toLowerCase();
    const found = fitting.filter(({ stems }) => stems.length === size).map(({ known }) => known);
    if (size === 1)
      found.push(
        ...(openWords.get(lower.charAt(0)) ?? [])
          .filter(({ start, known }) => spoken(known) && lower.startsWith(start))
          .map(({ known }) => known),
      );
    for (const { language: _, ...known } of found) hits.push({ ...known, start: token.start, end });
    index += size;
  }
  return hits;
}

function unspaced(text: string, language: string): WordHit[] {
  if (!GLUED.test(text)) return [];
  const taken = new Array<boolean>(text.length).fill(false);
  const hits: WordHit[] = [];
  for (const { known: entry, text: word } of glued) {
    const { language: own, ...known } = entry;
    if (own !== undefined && own !== language) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const twin = hits.some((hit) => hit.start === at && hit.end === at + word.length);
      if (!twin && taken.slice(at, at + word.length).some(Boolean)) continue;
      taken.fill(true, at, at + word.length);
      hits.push({ ...known, start: at, end: at + word.length });
    }
  }
  return hits;
}

/** Words of a text that the glossary, the kinds or the axes know; a word may stand for several ideas. */
export function findWords(text: string, language: string): WordHit[] {
  const lower = text.toLowerCase();
  return [...spaced(tokenise(lower), language), ...unspaced(lower, language)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
