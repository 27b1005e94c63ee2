import type { AddedTopic } from "../topics/added-topics";
import { topicOf } from "../topics/topic";
import { candidateOf } from "./candidate";
import { proseOf } from "./clean";
import { joinAlike } from "./extract";
import { plainWish } from "./plain-wish";
import { readClause } from "./read-clause";
import type { RuleCandidate } from "./schema";
import { scopeOf } from "./scope";
import { continues, isWhole, sentencesOf, splitSentence } from "./split";

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
  const parts = sentencesOf(proseOf(text)).flatMap((sentence) => splitSentence(sentence, language));
  if (parts.length < 2) return [readWish({ text, language })];
  // A later part that is no wish of its own (“leave mine alone”) belongs to the wish before it.
  const each = parts
    .filter(
      (part, at) =>
        at === 0 || (!continues(part) && isWhole(part, language)) || !topicOf(part).startsWith("phrase:"),
    )
    .map((part) => readWish({ text: part, language }));
  const kept = joinAlike(each);
  return kept.length > 0 ? kept : [readWish({ text, language })];
}
