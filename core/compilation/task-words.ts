import type { Wish } from "../recipes/wish";

/** Words that say nothing about what a task is about. */
const EMPTY = new Set(
  "the and for not with use using when then than that this these those from into onto your you our are was were has have had will would should must always never please only each every all any one two new old first before after make makes keep follow following write written add added change changes changing file files code do does don't dont instead rather want need sure also just more most some such other own it its they them their there here what which who how why can could may might be been being get gets set put run runs going larger bigger touching wait".split(
    " ",
  ),
);

/**
 * Words of a prompt that make a reminder relevant: the trigger's words when the wish has one,
 * else the content words of the wish.
 */
export function taskWordsOf(wish: Wish): string[] {
  const source = wish.trigger.length > 0 ? wish.trigger.join(" ") : wish.candidate.directive;
  const words = source.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const content = words.filter(
    (word) => (word.length > 2 || /^(?:ui|ux|db|ci)$/.test(word)) && !EMPTY.has(word),
  );
  return [...new Set(content.map(stemmed))].slice(0, 12);
}

/** Plural and `-ing` forms find their base word too. */
function stemmed(word: string): string {
  if (/[^s]s$/.test(word) && word.length > 4) return word.slice(0, -1);
  return word;
}
