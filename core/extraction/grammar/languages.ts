import { CHINESE } from "./chinese";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import type { Grammar } from "./grammar";
import { ITALIAN } from "./italian";
import { JAPANESE } from "./japanese";
import { KOREAN } from "./korean";
import { PORTUGUESE } from "./portuguese";
import { RUSSIAN } from "./russian";
import { SPANISH } from "./spanish";

/** Every language of the grammar; a new one is its data file and one entry here. */
export const GRAMMARS: readonly Grammar[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  RUSSIAN,
  CHINESE,
  JAPANESE,
  KOREAN,
];
