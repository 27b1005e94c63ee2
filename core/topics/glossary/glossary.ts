import { AREA_WORDS } from "./area-words";
import { CODE_WORDS } from "./code-words";
import { DATA_WORDS } from "./data-words";
import { PRACTICE_WORDS } from "./practice-words";
import { WORK_WORDS } from "./work-words";

/** Order of the columns. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko"] as const;
/** One idea of the glossary with its words, as written there. */
export type GlossaryEntry = { id: string; words: { language: string; word: string }[] };

function entriesOf(table: string): GlossaryEntry[] {
  return table
    .split("\n")
    .filter((line) => line.includes(": "))
    .map((line) => {
      const at = line.indexOf(": ");
      const words = line
        .slice(at + 2)
        .split(/\s*;\s*/u)
        .flatMap((column, index) =>
          column.split("|").map((word) => ({ language: LANGUAGES[index] ?? "en", word: word.trim() })),
        );
      return { id: line.slice(0, at), words: words.filter(({ word }) => word !== "") };
    });
}

/** Everyday words of software work in the languages of the product: what two rule texts are compared by. */
export const GLOSSARY: GlossaryEntry[] = [CODE_WORDS, DATA_WORDS, WORK_WORDS, AREA_WORDS].flatMap(entriesOf);
/** Practices in the many ways that people say them: good to compare two wishes by, too loose to take one apart. */
export const PRACTICES: GlossaryEntry[] = entriesOf(PRACTICE_WORDS);
