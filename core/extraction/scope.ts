import type { Scope } from "../rule/schema";
import { anyOf } from "./grammar/words";

const EVERYWHERE = [new RegExp(anyOf("everywhere"), "iu")];
const HERE_ONLY = [new RegExp(anyOf("hereOnly"), "iu")];
const SINCE_NOW = new RegExp(anyOf("sinceNow"), "giu");
const SESSION = [
  /(?<=(?:\bnot|n't|\bdont|\bnever|\bno)\b.{1,60})\byet(?=[\s.!]*$)/iu,
  new RegExp(anyOf("thisTime"), "iu"),
];

function firstMatch(patterns: RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** “Ab heute” holds for good: what opens a time without an end says nothing of a session. */
function withoutBeginnings(text: string): string {
  return text.replaceAll(SINCE_NOW, (phrase) => " ".repeat(phrase.length));
}

/** What a text says of where and how long a wish holds; `phrase` is null where it says nothing. */
export type SaidScope = { scope: Scope; phrase: string | null };

/**
 * Scope that the words name (learning.md section 3): global only when said, session when said, else project.
 * `phrase` is the part that said so, to be left out of the directive.
 */
export function scopeOf(text: string): SaidScope {
  const session = firstMatch(SESSION, withoutBeginnings(text));
  if (session !== null) return { scope: "session", phrase: session };
  const global = firstMatch(EVERYWHERE, text);
  if (global !== null) return { scope: "global", phrase: global };
  return { scope: "project", phrase: firstMatch(HERE_ONLY, text) };
}

/** A text without the phrase that says its scope, and without the comma that parted it. */
export function withoutScope(text: string, { phrase }: SaidScope): string {
  if (phrase === null) return text;
  const at = text.indexOf(phrase);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + phrase.length).trimStart()];
  const head = /^[,;、，]/u.test(after) || after === "" ? before.replace(/[\s,;、，:–—-]+$/u, "") : before;
  return `${head} ${after}`.replace(/^[\s,:;、，–—-]+/u, "").trim();
}

const CARRIER = /^(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|и|а|но|please|bitte)?[\s,.:;!、，。]*$/iu;

/** Parts of a sentence of which those that only say where or how long stay with the wish beside them. */
export function withScopeParts(parts: string[]): string[] {
  const kept: string[] = [];
  let waiting = "";
  for (const part of parts) {
    const said = scopeOf(part);
    const bare = said.phrase !== null && CARRIER.test(withoutScope(part, said));
    const last = kept.at(-1);
    if (bare && last !== undefined) kept[kept.length - 1] = `${last}, ${part}`;
    else if (bare) waiting = `${waiting}${part}, `;
    else {
      kept.push(`${waiting}${part}`);
      waiting = "";
    }
  }
  return waiting === "" ? kept : [...kept, waiting.replace(/,\s*$/u, "")];
}
