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
  axis?: string;
  pole?: 1 | -1;
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Hit = Omit<Span, "ids"> & { id: string };

function hitsIn(text: string, language: string): Hit[] {
  const known = findConcepts(text).map(({ id, start, end }): Hit => {
    const choice = conceptById(id)?.choice;
    return {
      id,
      start,
      end,
      ...(choice ? { kind: `${choice.topic}/${choice.subject}`, value: choice.value } : {}),
    };
  });
  const words = findWords(text, language).map(
    ({ id, start, end, kind, axis, pole }): Hit => ({
      id,
      start,
      end,
      ...(kind === undefined ? {} : { kind, value: id }),
      ...(axis === undefined || pole === undefined ? {} : { axis, pole }),
    }),
  );
  return [...known, ...words].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
}

function join(span: Span, { id, kind, value, axis, pole }: Hit): void {
  span.ids.add(id);
  if (kind !== undefined && span.kind === undefined) Object.assign(span, { kind, value });
  if (axis !== undefined && span.axis === undefined) Object.assign(span, { axis, pole });
}

function withoutKnown(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

/** Words and phrases of a text that mean something, in order; the longest known phrase wins. */
export function spansOf(text: string, language: string): Span[] {
  const spans: Span[] = [];
  for (const hit of hitsIn(text, language)) {
    const around = spans.find((span) => span.start <= hit.start && hit.end <= span.end);
    const { id, ...span } = hit;
    if (around) join(around, hit);
    else if (!isEmptyWord(text.slice(hit.start, hit.end).toLowerCase(), language) || hit.axis !== undefined)
      spans.push({ ...span, ids: new Set([id]) });
  }
  for (const token of tokenise(text)) {
    const lower = token.text.toLowerCase();
    if (isEmptyWord(lower, language) || /^\d/.test(lower)) continue;
    const around = spans.find((span) => span.start <= token.start && token.end <= span.end);
    if (around) around.ids.add(`w:${token.stem}`);
    else if (!UNSPACED.test(token.text))
      spans.push({ start: token.start, end: token.end, ids: new Set([`w:${token.stem}`]) });
  }
  // Around the known words of a text without spaces, runs of letters stand for themselves.
  const taken = [...spans];
  for (const { text: word, start } of unspacedWords(withoutKnown(text, taken), language)) {
    const ids = new Set(letterPairs(word).map((pair) => `w:${pair}`));
    spans.push({ start, end: start + word.length, ids });
  }
  return spans.sort((a, b) => a.start - b.start);
}
