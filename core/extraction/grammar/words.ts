import type { Grammar } from "./grammar";
import { GRAMMARS } from "./languages";

/** The fields that hold alternatives of a regular expression. */
export type Field = Exclude<keyof Grammar, "language" | "spaced" | "doNot">;

const LETTER = String.raw`[\p{L}\p{M}\d_]`;

/** Alternatives of a field with word boundaries where the language has them; null where it has none of the kind. */
function bounded(grammar: Grammar, field: Field): string | null {
  const words = grammar[field];
  if (words === "") return null;
  return grammar.spaced ? `(?<!${LETTER})(?:${words})(?!${LETTER})` : `(?:${words})`;
}

function sourcesOf(field: Field, grammars: readonly Grammar[]): string[] {
  return grammars.flatMap((grammar) => bounded(grammar, field) ?? []);
}

/** Source of an expression that matches what a field holds in any language; matches nothing where all are empty. */
export function anyOf(field: Field, grammars: readonly Grammar[] = GRAMMARS): string {
  const sources = sourcesOf(field, grammars);
  return sources.length === 0 ? "(?!)" : `(?:${sources.join("|")})`;
}

/** The languages other than English: their wishes are told by words, not by the order of words. */
export const FOREIGN: readonly Grammar[] = GRAMMARS.filter(({ language }) => language !== "en");

/** Languages without spaces between words. */
export const UNSPACED: readonly Grammar[] = GRAMMARS.filter(({ spaced }) => !spaced);
export const SPACED: readonly Grammar[] = GRAMMARS.filter(({ spaced }) => spaced);

/** The grammar of one language; English where the language is unknown. */
export function grammarOf(language: string): Grammar | undefined {
  return GRAMMARS.find((grammar) => grammar.language === language);
}
