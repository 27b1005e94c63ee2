import type { AddedTopic } from "../topics/added-topics";
import { candidateOf } from "./candidate";
import { proseOf } from "./clean";
import { joinAlike } from "./extract";
import { plainWish } from "./plain-wish";
import { readClause } from "./read-clause";
import type { RuleCandidate } from "./schema";
import { scopeOf } from "./scope";
import { splitText } from "./split";

export type WishText = { text: string; language?: string; topics?: AddedTopic[] };

/**
 * Reads a rule text that a person wrote as one wish (rule form, import, `heed: remember`): never split, never empty.
 * A text that no form fits becomes a requirement with a `phrase:` topic.
 */
export function readWish({ text, language = "en", topics = [] }: WishText): RuleCandidate {
  const input = { message: text, language, topics, label: "preference" } as const;
  const read = readClause(proseOf(text), language) ?? plainWish(text, language);
  return candidateOf(read, input, scopeOf(text).scope);
}

/** Reads a text as the wishes it bundles, in order; one for an atomic text. */
export function readWishes({ text, language = "en" }: WishText): RuleCandidate[] {
  const parts = splitText(proseOf(text), language);
  if (parts.length < 2) return [readWish({ text: parts[0] ?? text, language })];
  const each = parts.map((part) => readWish({ text: part, language }));
  const kept = joinAlike(each);
  return kept.length > 0 ? kept : [readWish({ text, language })];
}
