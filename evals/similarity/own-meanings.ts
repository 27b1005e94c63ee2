import type { ConceptTable } from "../../core/topics/concept";
import { ACTIONS } from "../../core/topics/concepts/actions";
import { MOMENTS } from "../../core/topics/concepts/moments";
import { OBJECTS } from "../../core/topics/concepts/objects";
import { QUALITIES } from "../../core/topics/concepts/qualities";
import { GLOSSARY } from "../../core/topics/glossary/glossary";
import { PARAPHRASES } from "./paraphrases";
import type { Meaning } from "./training-text";

function wordsOf(words: string[]): Meaning {
  return words.map((word) => word.replaceAll("*", "").trim()).filter((word) => word !== "");
}

function tables(): Meaning[] {
  const all: ConceptTable = { ...ACTIONS, ...MOMENTS, ...OBJECTS, ...QUALITIES };
  return Object.values(all).map(({ words, in: others }) => wordsOf(`${words}|${others ?? ""}`.split("|")));
}

/** Meanings of our own: ideas of the glossary and of the topics with their words, and wishes in several wordings. */
export function ownMeanings(): { words: Meaning[]; wishes: Meaning[] } {
  const glossary = GLOSSARY.map(({ words }) => wordsOf(words.map(({ word }) => word)));
  return { words: [...glossary, ...tables()], wishes: PARAPHRASES };
}
