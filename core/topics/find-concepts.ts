import type { Concept, ConceptHit, ConceptTable } from "./concept";
import { ACTIONS } from "./concepts/actions";
import { CHOICES } from "./concepts/choices";
import { CODE_LANGUAGE_CONCEPTS } from "./concepts/code-languages";
import { MOMENTS } from "./concepts/moments";
import { OBJECTS } from "./concepts/objects";
import { PEOPLE_LANGUAGES } from "./concepts/people-languages";
import { QUALITIES } from "./concepts/qualities";
import { type Token, tokenise } from "./tokens";

const TABLE: ConceptTable = {
  ...ACTIONS,
  ...MOMENTS,
  ...OBJECTS,
  ...QUALITIES,
  ...CHOICES,
  ...CODE_LANGUAGE_CONCEPTS,
  ...PEOPLE_LANGUAGES,
};

/** Scripts written without spaces, and Korean, whose particles are glued to the word. */
const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Phrase = { id: string; stems: string[]; prefix: boolean; written: string };
const byFirst = new Map<string, Phrase[]>();
/** Open words by their first letter, longest first. */
const prefixes = new Map<string, Phrase[]>();
const glued: { id: string; text: string }[] = [];

function addWord(id: string, word: string): void {
  // “tabul*” is open; in “import *” and “*.md” the star is meant.
  const open = /\p{L}\*$/u.test(word) && !word.startsWith("*");
  const bare = open ? word.slice(0, -1) : word;
  if (GLUED.test(bare)) {
    glued.push({ id, text: bare });
    return;
  }
  const stems = open ? tokenise(bare).map((token) => token.text) : tokenise(bare).map((token) => token.stem);
  const first = stems[0];
  if (first === undefined) return;
  const phrase = { id, stems, prefix: open, written: bare.toLowerCase() };
  if (open && stems.length === 1)
    prefixes.set(first.charAt(0), [...(prefixes.get(first.charAt(0)) ?? []), phrase]);
  else byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

for (const [id, concept] of Object.entries(TABLE)) {
  for (const word of `${concept.words}|${concept.in ?? ""}`.split("|")) if (word !== "") addWord(id, word);
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
for (const phrases of prefixes.values())
  phrases.sort((a, b) => (b.stems[0]?.length ?? 0) - (a.stems[0]?.length ?? 0));
glued.sort((a, b) => b.text.length - a.text.length);

/** “Pipe” and “piping” have the stem of “pip”: a short closed syllable doubles its consonant when it is inflected. */
function isOtherWord(written: string, token: Token): boolean {
  if (!/^[^aeiou][aeiou][^aeiouwxy]$/.test(written)) return false;
  return /^(?:e|es|ed|ing)$/.test(token.text.toLowerCase().slice(written.length));
}

const DETERMINER = /^(?:the|a|an|any|your|my|our|all)$/i;

/** Number of tokens from `from` on that make up the phrase, 0 when they do not; “mention the AI” is “mention AI”. */
function lengthOf(phrase: Phrase, tokens: Token[], from: number): number {
  let at = from;
  for (const [offset, stem] of phrase.stems.entries()) {
    const next = tokens[at];
    if (offset > 0 && next && next.stem !== stem && DETERMINER.test(next.text)) at += 1;
    const token = tokens[at];
    if (!token) return 0;
    const last = offset === phrase.stems.length - 1;
    const fits =
      last && phrase.prefix
        ? token.text.toLowerCase().startsWith(stem)
        : token.stem === stem && !(phrase.stems.length === 1 && isOtherWord(phrase.written, token));
    if (!fits) return 0;
    at += 1;
  }
  return at - from;
}

const BEFORE_NAME =
  /^(?:use|with|of|than|not|no|over|to|via|from|prefer|drop|our|by|through|only|more|write|return|as)$/;
const AFTER_NAME = /^(?:only|instead|not|client|library|format|api|endpoint|value|type|over)$/;

/** An everyday word is the name of a tool only where the words around it say so. */
function isNamed(phrase: Phrase, tokens: Token[], index: number): boolean {
  if (!TABLE[phrase.id]?.guarded || phrase.stems.length > 1) return true;
  const [before, after] = [tokens[index - 1]?.stem ?? "", tokens[index + 1]?.stem ?? ""];
  return BEFORE_NAME.test(before) || AFTER_NAME.test(after) || tokens.length === 1;
}

function spaced(text: string): ConceptHit[] {
  const tokens = tokenise(text);
  const hits: ConceptHit[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (!token) break;
    const candidates = (byFirst.get(token.stem) ?? []).filter((phrase) => isNamed(phrase, tokens, index));
    const first = candidates.find((phrase) => lengthOf(phrase, tokens, index) > 0);
    const length = first ? first.stems.length : 0;
    const longest = candidates.filter(
      (phrase) => phrase.stems.length === length && lengthOf(phrase, tokens, index) > 0,
    );
    const found = longest.filter((phrase, at) => longest.findIndex(({ id }) => id === phrase.id) === at);
    if (found.length === 0) {
      const lower = token.text.toLowerCase();
      const open = prefixes.get(lower.charAt(0))?.find((phrase) => lower.startsWith(phrase.stems[0] ?? "\0"));
      if (open) found.push(open);
    }
    const size = Math.max(first ? lengthOf(first, tokens, index) : 1, 1);
    const end = tokens[index + size - 1]?.end ?? token.end;
    for (const { id } of found)
      hits.push({ id, start: token.start, end, text: text.slice(token.start, end) });
    index += size;
  }
  return hits;
}

function unspaced(text: string): ConceptHit[] {
  if (!GLUED.test(text)) return [];
  const taken = new Array<boolean>(text.length).fill(false);
  const hits: ConceptHit[] = [];
  for (const { id, text: word } of glued) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (taken.slice(at, at + word.length).some(Boolean)) continue;
      taken.fill(true, at, at + word.length);
      hits.push({ id, start: at, end: at + word.length, text: word });
    }
  }
  return hits;
}

/**
 * Ideas named in a text of any of the supported languages, in order of their place. Longest phrase first:
 * “force push” is one idea, not “push”. One word may name several (`print` is a value and an act).
 */
export function findConcepts(text: string): ConceptHit[] {
  const lower = text.toLowerCase();
  return [...spaced(lower), ...unspaced(lower)].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The set of ideas, the wider ones included (`console.log` → also `debug-output`). */
export function conceptSet(hits: readonly ConceptHit[]): Set<string> {
  const set = new Set<string>();
  for (const { id } of hits) {
    set.add(id);
    for (const wider of TABLE[id]?.broader ?? []) set.add(wider);
  }
  return set;
}

/** Data of a concept; undefined for an unknown id. */
export function conceptById(id: string): Concept | undefined {
  return TABLE[id];
}
