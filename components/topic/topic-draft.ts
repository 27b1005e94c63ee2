import type { TopicView, WriteTopicInput } from "@/core/topics/added-topic-input";

/** A topic while it is edited: values have an order and may be unnamed yet. */
export type TopicDraft = {
  key: string;
  words: string[];
  values: { name: string; words: string[] }[];
  severity: TopicView["severity"];
};

export const EMPTY_DRAFT: TopicDraft = { key: "", words: [], values: [], severity: null };

export function toDraft({ key, words, values, severity }: TopicView): TopicDraft {
  const listed = Object.entries(values).map(([name, own]) => ({ name, words: own }));
  return { key, words, values: listed, severity };
}

/** What is stored. A value without words of its own is named by its name; one without a name is left out. */
export function fromDraft({ key, words, values, severity }: TopicDraft): WriteTopicInput {
  const named = values.flatMap(({ name, words: own }): [string, string[]][] => {
    const trimmed = name.trim();
    return trimmed === "" ? [] : [[trimmed, own.length > 0 ? own : [trimmed]]];
  });
  return { key: key.trim(), words, values: Object.fromEntries(named), severity };
}
