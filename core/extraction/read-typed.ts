import { languageOfText } from "../topics/function-words";
import { readWishes } from "./read-wish";
import type { RuleCandidate } from "./schema";

const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;

/**
 * Reads what a person typed as rules by hand (not to an agent), in the language it is written in: the wishes that it
 * bundles, in order (learning.md section 4). The items of a list are read one by one, so that their numbers and dashes
 * are no part of them.
 */
export function readTyped(text: string): RuleCandidate[] {
  return itemsOf(text).flatMap((item) => readWishes({ text: item, language: languageOfText(item) }));
}

function itemsOf(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!lines.some((line) => ITEM.test(line))) return [text];
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    // A line without a mark goes on with the item before it.
    if (ITEM.test(line) || last === undefined) items.push(line.replace(ITEM, "").trim());
    else items[items.length - 1] = `${last} ${line.trim()}`;
  }
  return items;
}
