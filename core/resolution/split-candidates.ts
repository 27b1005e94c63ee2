import { proseOf } from "../extraction/clean";
import { sentencesOf, splitSentence } from "../extraction/split";

/**
 * The wishes that one text bundles, as typed and in order (learning.md section 5, SPLIT); one for an atomic text.
 * @param language ISO 639-1 code of the text
 */
export function splitCandidates(text: string, language = "en"): string[] {
  return sentencesOf(proseOf(text)).flatMap((sentence) => splitSentence(sentence, language));
}
