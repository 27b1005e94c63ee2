import { foldText } from "../correction/fold";
import { detectLanguage } from "../correction/language";

const MAX_CHARS = 2000;
/** ISO 15924 to the names that the detection gives. */
const NAMES: Record<string, string> = {
  Latn: "latin",
  Cyrl: "cyrillic",
  Jpan: "kana",
  Kore: "hangul",
  Hans: "han",
  Hant: "han",
};

/**
 * The writing system of a message, for counts of what the detectors hear: `latin`, `han`, …, `other`, or `none` when
 * it has no letters.
 * @param message as the person wrote it
 */
export function scriptOf(message: string): string {
  return detectLanguage(foldText(message.slice(0, MAX_CHARS)).text).script;
}

/** The writing system that a language is usually written in, for prompts that were judged before it was kept. */
export function usualScript(language: string): string {
  if (language === "und" || !/^[a-z]{2,3}$/.test(language)) return "none";
  const script = new Intl.Locale(language).maximize().script ?? "";
  return NAMES[script] ?? "other";
}
