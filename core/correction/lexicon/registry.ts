import { cs } from "./cs";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { ko } from "./ko";
import { type CompiledLexicon, compileLexicon, type Lexicon } from "./lexicon";
import { pt } from "./pt";
import { ru } from "./ru";
import { zh } from "./zh";

const SOURCES: readonly Lexicon[] = [cs, de, en, es, fr, it, ja, ko, pt, ru, zh];

/** All compiled lexicons by language. */
export const LEXICONS: ReadonlyMap<string, CompiledLexicon> = new Map(
  SOURCES.map((lexicon) => [lexicon.language, compileLexicon(lexicon)]),
);
