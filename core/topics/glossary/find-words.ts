import { type Token, tokenise } from "../tokens";
import { AREA_AXES, AREA_KINDS } from "./area-kinds";
import { GLOSSARY, PRACTICES } from "./glossary";
import { AXES, KINDS } from "./kinds";
import { TOOL_KINDS } from "./tool-kinds";

/**
 * A word of a text that the glossary knows. `kind` and `pole` tell what it excludes; `group` what it may stand in for,
 * where the rest of the text says so too.
 */
export type WordHit = {
  id: string;
  start: number;
  end: number;
  kind?: string;
  group?: string;
  axis?: string;
  pole?: 1 | -1;
};
/**
 * `language` is set for words of one language other than English: they count in texts of that language only. `wide`
 * ones are loose company, good enough to compare two wishes and too loose to take one apart.
 */
type Known = Omit<WordHit, "start" | "end"> & { language?: string; wide?: true };
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

for (const { id, words } of PRACTICES) {
  for (const { language, word } of words)
    addWord(language === "en" ? { id, wide: true } : { id, language, wide: true }, word);
}
for (const { id, words } of GLOSSARY) {
  for (const { language, word } of words) addWord(language === "en" ? { id } : { id, language }, word);
}
for (const [kind, siblings] of Object.entries({ ...KINDS, ...AREA_KINDS })) {
  for (const words of siblings) addAll({ id: `${kind}=${words.split("|")[0] ?? ""}`, kind }, words);
}
for (const [group, siblings] of Object.entries(TOOL_KINDS)) {
  for (const words of siblings)
    addAll({ id: `${group}=${words.split("|")[0] ?? ""}`, group, wide: true }, words);
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

function spaced(tokens: Token[], language: string, wide: boolean): WordHit[] {
  const spoken = (known: Known): boolean =>
    (known.language === undefined || known.language === language) && (wide || known.wide !== true);
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
    for (const { language: _, wide: __, ...known } of found) hits.push({ ...known, start: token.start, end });
    index += size;
  }
  return hits;
}

function unspaced(text: string, language: string, wide: boolean): WordHit[] {
  if (!GLUED.test(text)) return [];
  const taken = new Array<boolean>(text.length).fill(false);
  const hits: WordHit[] = [];
  for (const { known: entry, text: word } of glued) {
    const { language: own, wide: loose, ...known } = entry;
    if ((own !== undefined && own !== language) || (loose === true && !wide)) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const twin = hits.some((hit) => hit.start === at && hit.end === at + word.length);
      if (!twin && taken.slice(at, at + word.length).some(Boolean)) continue;
      taken.fill(true, at, at + word.length);
      hits.push({ ...known, start: at, end: at + word.length });
    }
  }
  return hits;
}

/**
 * Words of a text that the glossary, the kinds or the axes know; a word may stand for several ideas.
 * @param wide also practices and tools by what they are for: to compare, not to take apart
 */
export function findWords(text: string, language: string, wide = false): WordHit[] {
  const lower = text.toLowerCase();
  return [...spaced(tokenise(lower), language, wide), ...unspaced(lower, language, wide)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
