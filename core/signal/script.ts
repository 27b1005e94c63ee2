import { foldText } from "../correction/fold";
import { detectLanguage } from "../correction/language";

const MAX_CHARS = 2000;

/**
 * The writing system of a message, for counts of what the detectors hear: `latin`, `han`, …, `other`, or `none` when
 * it has no letters.
 * @param message as the person wrote it
 */
export function scriptOf(message: string): string {
  return detectLanguage(foldText(message.slice(0, MAX_CHARS)).text).script;
}
