import { VALUE_KINDS } from "./lexicon/values";

/** A value is named in a sentence or two; a longer text names many in passing. */
const MAX_CHARS = 400;
const MAX_ACT_CHARS = 4096;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;
const NUMBER = /(?<![\p{L}\p{N}.])#?\d[\d.,:]*(?![\p{N}])/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Value = { kind: string; value: string };

/** Word to the values it names; words of CJK scripts are found inside other text. */
const { WORDS, INSIDE } = indexValues();

/**
 * True when a message names a value of a kind (a side, a colour, a format, a tool, …) of which the agent's last turn
 * names only others: the commonest form of “not that one, this one”, in whatever language.
 * @param prose folded prose of the message
 * @param done folded text of what the agent did and said last
 */
export function namesOtherValue(prose: string, done: string): boolean {
  if (prose.trim().length > MAX_CHARS) return false;
  const theirs = valuesIn(prose);
  if (theirs.length === 0) return false;
  const its = valuesIn(done.slice(-MAX_ACT_CHARS));
  return theirs.some(
    ({ kind, value }) =>
      its.some((other) => other.kind === kind && other.value !== value) &&
      !its.some((other) => other.kind === kind && other.value === value),
  );
}

/** True when a short message names numbers, none of which the agent's last turn names, while that names others. */
export function namesOtherNumber(prose: string, done: string): boolean {
  if (prose.trim().length > MAX_CHARS) return false;
  const theirs = numbersIn(prose);
  if (theirs.size === 0) return false;
  const its = numbersIn(done.slice(-MAX_ACT_CHARS));
  return its.size > 0 && ![...theirs].some((number) => its.has(number));
}

function numbersIn(text: string): Set<string> {
  return new Set((text.match(NUMBER) ?? []).map((number) => number.replace(/[.,:]+$/, "")));
}

function valuesIn(text: string): Value[] {
  const found = (text.match(WORD) ?? []).flatMap((word) => WORDS.get(word) ?? []);
  if (!CJK.test(text)) return found;
  return [...found, ...INSIDE.filter(([word]) => text.includes(word)).map(([, value]) => value)];
}

function indexValues(): { WORDS: Map<string, Value[]>; INSIDE: [string, Value][] } {
  const words = new Map<string, Value[]>();
  const inside: [string, Value][] = [];
  for (const [kind, values] of Object.entries(VALUE_KINDS)) {
    for (const [value, names] of Object.entries(values)) {
      for (const name of names.split(/\s+/).filter(Boolean)) {
        if (CJK.test(name)) inside.push([name, { kind, value }]);
        else words.set(name, [...(words.get(name) ?? []), { kind, value }]);
      }
    }
  }
  return { WORDS: words, INSIDE: inside };
}
