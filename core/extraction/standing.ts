import { anyOf } from "./grammar/words";

/** Words that make a wish a standing one, in all languages of the grammar (and Czech). */
export const STANDING = new RegExp(
  String.raw`${anyOf("standing")}|${anyOf("sinceNow")}|(?:^|\s)(?:vždycky|vždy)(?=\s|$)`,
  "iu",
);
