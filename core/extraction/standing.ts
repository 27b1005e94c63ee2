import { anyOf } from "./grammar/words";

/** Words that make a wish a standing one, in all languages of the grammar (and Czech). */
export const STANDING = new RegExp(
  String.raw`${anyOf("standing")}|${anyOf("sinceNow")}|(?:^|\s)(?:vždycky|vždy)(?=\s|$)`,
  "iu",
);

/** Sentences about the learning itself: they say how long, not what. */
export const META =
  /^(?:please |and )*(?:keep|put|save|note|write) (?:that|this|it) (?:in|into|to|down in) (?:your |the )?(?:instructions?|memory|rules|notes)\b/iu;
