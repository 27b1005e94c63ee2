import { anyOf, FOREIGN, grammarOf, SPACED, UNSPACED } from "./grammar/words";

/** Words that turn a value down when they stand before it, in the languages of the product. */
const BEFORE = new RegExp(
  String.raw`${anyOf("refusesNext", SPACED)}\s*(?:(?:the|a|an|any|use|using|creating|making|writing|adding|with|bare|plain|mehr|de|d'|verwenden?|más)\s+)*["'\x60]?$`,
  "iu",
);
const BEFORE_GLUED = new RegExp(String.raw`${anyOf("refusesNext", UNSPACED)}\s?["'\x60]?$`, "iu");
const AFTER = new RegExp(String.raw`^["'\x60]?\s*${anyOf("refusesLast")}`, "iu");

/** “No route without X”: X is demanded. */
const NOT_WITHOUT =
  /\b(?:no|never|not|nothing|don't|nie|kein\p{L}*|jamais|pas|nunca|mai|não|не|никогда)\b.*\b(?:without|ohne|sans|sin|senza|sem|без)\s+(?:\p{L}+\s+){0,2}["'`]?$/iu;

/** Whether the value at [start, end) of a text is turned down there. */
export function isTurnedDown(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  if (NOT_WITHOUT.test(before)) return false;
  return BEFORE.test(before) || BEFORE_GLUED.test(before) || AFTER.test(text.slice(end));
}

/** Languages that have no grammar of their own yet. */
const CZECH = /(?:^|\s)(?:nikdy|ne\p{L}+j)(?=$|[\s,.!])/iu;
const FORBIDS = new RegExp(anyOf("forbids", FOREIGN), "iu");
const BY_LANGUAGE = new Map(
  FOREIGN.map((grammar) => [grammar.language, new RegExp(anyOf("forbids", [grammar]), "iu")]),
);

/**
 * Whether a clause of another language than English forbids something.
 * @param language ISO 639-1; all languages are tried where it is none of ours
 */
export function forbidsInForeign(text: string, language?: string): boolean {
  const known = language === undefined ? undefined : grammarOf(language);
  if (known?.language === "en") return FORBIDS.test(text);
  const forbids = (language === undefined ? undefined : BY_LANGUAGE.get(language)) ?? FORBIDS;
  return forbids.test(text) || CZECH.test(text);
}
