import { conceptById, findConcepts } from "./find-concepts";
import { isEmptyWord } from "./function-words";
import { findWords } from "./glossary/find-words";
import { tokenise } from "./tokens";
import { letterPairs, unspacedWords } from "./unspaced-words";

/** A word or phrase with everything that it may stand for: ideas of the glossary, known things, its own stem (`w:`). */
export type Span = {
  start: number;
  end: number;
  ids: Set<string>;
  /** What it is one value of (`indentation/indentation`), and which. */
  kind?: string;
  value?: string;
  /** Groups of things that stand in for each other, with which of each it is. */
  groups: Map<string, string>;
  axis?: string;
  pole?: 1 | -1;
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Hit = Omit<Span, "ids" | "groups"> & { id: string; group?: string };

function hitsIn(text: string, language: string, wide: boolean): Hit[] {
  const known = findConcepts(text).map(({ id, start, end }): Hit => {
    const choice = conceptById(id)?.choice;
    return {
      id,
      start,
      end,
      ...(choice ? { kind: `${choice.topic}/${choice.subject}`, value: choice.value } : {}),
    };
  });
  const words = findWords(text, language, wide).map(
    ({ id, start, end, kind, group, axis, pole }): Hit => ({
      id,
      start,
      end,
      ...(kind === undefined ? {} : { kind, value: id }),
      ...(group === undefined ? {} : { group }),
      ...(axis === undefined || pole === undefined ? {} : { axis, pole }),
    }),
  );
  return [...known, ...words].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
}

function join(span: Span, { id, kind, value, group, axis, pole }: Hit): void {
  span.ids.add(id);
  if (group !== undefined) span.groups.set(group, id);
  if (kind !== undefined && value !== undefined) span.groups.set(kind, value);
  if (kind !== undefined && span.kind === undefined) Object.assign(span, { kind, value });
  if (axis !== undefined && span.axis === undefined) Object.assign(span, { axis, pole });
}

function withoutKnown(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

/**
 * Words and phrases of a text that mean something, in order; the longest known phrase wins.
 * @param wide knows practices and tools by what they are for, too: to compare two texts (see find-words.ts)
 */
export function spansOf(text: string, language: string, wide = false): Span[] {
  const spans: Span[] = [];
  for (const hit of hitsIn(text, language, wide)) {
    const around = spans.find((span) => span.start <= hit.start && hit.end <= span.end);
    if (around) {
      join(around, hit);
      continue;
    }
    if (isEmptyWord(text.slice(hit.start, hit.end).toLowerCase(), language) && hit.axis === undefined)
      continue;
    const span: Span = { start: hit.start, end: hit.end, ids: new Set(), groups: new Map() };
    join(span, hit);
    spans.push(span);
  }
  for (const token of tokenise(text)) {
    const lower = token.text.toLowerCase();
    if (isEmptyWord(lower, language) || /^\d/.test(lower)) continue;
    const around = spans.find((span) => span.start <= token.start && token.end <= span.end);
    if (around) around.ids.add(`w:${token.stem}`);
    else if (!UNSPACED.test(token.text))
      spans.push({
        start: token.start,
        end: token.end,
        ids: new Set([`w:${token.stem}`]),
        groups: new Map(),
      });
  }
  // Around the known words of a text without spaces, runs of letters stand for themselves.
  const taken = [...spans];
  for (const { text: word, start } of unspacedWords(withoutKnown(text, taken), language)) {
    const ids = new Set(letterPairs(word).map((pair) => `w:${pair}`));
    spans.push({ start, end: start + word.length, ids, groups: new Map() });
  }
  return spans.sort((a, b) => a.start - b.start);
}
