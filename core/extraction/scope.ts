import type { Scope } from "../rule/schema";
import { anyOf } from "./grammar/words";

const GLOBAL = [new RegExp(anyOf("everywhere"), "iu")];
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

/**
 * Scope that the words name (learning.md section 3): global only when said, session when said, else project.
 * `phrase` is the part that said so, to be left out of the directive.
 */
export function scopeOf(text: string): { scope: Scope; phrase: string | null } {
  const session = firstMatch(SESSION, text);
  if (session !== null) return { scope: "session", phrase: session };
  const global = firstMatch(GLOBAL, text);
  if (global !== null) return { scope: "global", phrase: global };
  return { scope: "project", phrase: null };
}
