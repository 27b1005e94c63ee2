import { languageOfText } from "../topics/function-words";
import { readWishes } from "./read-wish";
import type { RuleCandidate } from "./schema";

const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;

/** A line as long as this was broken by an editor, not by a person, unless a stop ends it. */
const WRAPPED = 60;
const ENDED = /[.!?。！？]["'”’)]?\s*$/u;
const OPEN_END = /[,:;(，、：；]\s*$/u;
/** What goes on with the line before. */
const GOES_ON =
  /^\s*(?:and|or|but|nor|because|since|so|when|if|unless|except|instead|not|with|without|und|oder|aber|weil|wenn|außer|et|ou|mais|sauf|si|y|o|pero|salvo|e|ma|se|и|или|но|если|кроме)(?![\p{L}'’-])|^\s*[,;(]/iu;

/**
 * Reads what a person typed as rules by hand (not to an agent), in the language it is written in: the wishes that it
 * bundles, in order (learning.md section 4). The items of a list are read one by one, so that their numbers and dashes
 * are no part of them; other lines too, unless one goes on with the one before.
 */
export function readTyped(text: string): RuleCandidate[] {
  return itemsOf(text).flatMap((item) => readWishes({ text: item, language: languageOfText(item) }));
}

function itemsOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const isList = lines.some((line) => ITEM.test(line));
  const items: string[] = [];
  let before = "";
  for (const line of lines) {
    const last = items.at(-1);
    if (line.trim() !== "") {
      const isNew = isList ? ITEM.test(line) : !goesOn(before, line);
      if (isNew || last === undefined) items.push(line.replace(ITEM, "").trim());
      else items[items.length - 1] = `${last} ${line.trim()}`;
    }
    before = line.trim() === "" && isList ? before : line;
  }
  return items;
}

function goesOn(before: string, line: string): boolean {
  if (before.trim() === "" || ENDED.test(before)) return false;
  return OPEN_END.test(before) || GOES_ON.test(line) || before.length >= WRAPPED;
}
