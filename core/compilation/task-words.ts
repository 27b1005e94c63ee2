import type { Wish } from "../recipes/wish";
import { conceptWords } from "./task-concepts";

/** Words that say nothing about what a task is about. */
const EMPTY = new Set(
  "the and for not with use using when then than that this these those from into onto your you our are was were has have had will would should must always never please only each every all any one two new old first before after make makes keep follow following write written add added change changes changing file files code do does don't dont instead rather want need sure also just more most some such other own it its they them their there here what which who how why can could may might be been being get gets set put run runs going larger bigger touching wait".split(
    " ",
  ),
);

/**
 * Words of a prompt that make a reminder relevant: those of the sort of task that the wish's
 * condition names, else the content words of its trigger or of the wish itself.
 */
export function taskWordsOf(wish: Wish): { taskWords: string[]; exceptTaskWords: string[] } {
  const condition = conditionOf(wish);
  const concept = conceptWords(condition ?? wish.text);
  if (concept.words.length > 0) {
    return { taskWords: concept.words.slice(0, 30), exceptTaskWords: concept.except };
  }
  const words =
    (condition ?? wish.candidate.directive).toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const content = words.filter(
    (word) => (word.length > 2 || /^(?:ui|ux|db|ci)$/.test(word)) && !EMPTY.has(word),
  );
  return { taskWords: [...new Set(content.map(stemmed))].slice(0, 12), exceptTaskWords: [] };
}

const CONDITION =
  /\b(?:when(?:ever)?|for|before|during|in case of|if|while|after|on)\s+(?:you |we |the |any |all |larger |touching |changing |doing )*([^,.;]{3,80})/;

/** “for bug fixes”, “before larger refactors”, “when touching the API”: what the wish is conditioned on. */
function conditionOf({ candidate }: Wish): string | undefined {
  const typed = candidate.applicability.condition ?? CONDITION.exec(candidate.directive.toLowerCase())?.[1];
  return typed ?? CONDITION.exec(candidate.words.toLowerCase())?.[1];
}

/** Plural and `-ing` forms find their base word too. */
function stemmed(word: string): string {
  return /[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
}
