import { tokenise } from "../../topics/tokens";
import { remembered } from "../remember";

/** Identifiers, paths, flags, tools: tokens with a sign, a digit or a capital inside, or written in code marks. */
const CODELIKE = /[_@#$*/\\<>=+&~|%^(){}[\].:]|\d|\p{Ll}\p{Lu}|\p{Lu}{2}/u;
const QUOTED = /[`'"“”‘’]([^`'"“”‘’]{2,40})[`'"“”‘’]/gu;
const COMMON = new Set("i ok pr prs api url html css json sql http ui id ids e.g etc todo".split(" "));

function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}*.@-]+|[^\p{L}\p{N}*()-]+$/gu, "")
    .replace(/\(\)$/u, "");
}

/**
 * Proper names and code of a wish: what it would be odd to share by chance (“Lombok”, `NOTES.md`, snake_case).
 * A capital counts inside a sentence only.
 */
export const namesIn: (text: string) => ReadonlySet<string> = remembered(readNames);

function readNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const { text: word, start } of tokenise(text)) {
    const before = text.slice(0, start).trimEnd();
    const opens = before === "" || /[.!?:;。！？—–-]$/u.test(before);
    const proper = /^\p{Lu}\p{Ll}{2,}/u.test(word) && !opens;
    if (CODELIKE.test(word) || proper) names.add(folded(word));
  }
  for (const [, quoted = ""] of text.matchAll(QUOTED)) if (!/\s/.test(quoted)) names.add(folded(quoted));
  for (const name of names) if (name === "" || COMMON.has(name)) names.delete(name);
  return names;
}

/** Whether a text holds a name in any spelling: at the head of the sentence, or in small letters. */
export function mentions(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
    const around = `${lower.charAt(at - 1)}${lower.charAt(at + name.length)}`;
    if (!/[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(around)) return true;
  }
  return false;
}
