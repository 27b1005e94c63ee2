/** Where a word is one of several values that exclude each other: `pnpm` among package managers. */
export type Choice = { topic: string; subject: string; value: string };

/**
 * One idea with its words. Words are divided by `|`; a trailing `*` matches every ending
 * (needed where a language inflects). `in` holds the words of other languages.
 */
export type Concept = {
  words: string;
  in?: string;
  /** The wider ideas it is an instance of: `console.log` is debug output. */
  broader?: string[];
  choice?: Choice;
  /** True for names that are everyday words (`requests`, `rest`): they count only next to “use”, “with”, “not” … */
  guarded?: boolean;
};
export type ConceptTable = Record<string, Concept>;

/** A concept found in a text; offsets are UTF-16 positions. */
export type ConceptHit = { id: string; start: number; end: number; text: string };
