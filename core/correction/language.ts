import { eld } from "eld/small";
import { LEXICONS } from "./lexicon/registry";

const LETTER = /\p{L}/u;
const SCRIPTS: [string, RegExp][] = [
  ["kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["hangul", /\p{Script=Hangul}/u],
  ["han", /\p{Script=Han}/u],
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["latin", /\p{Script=Latin}/u],
];
/** One CJK character carries about as much as a Latin word. */
const SCRIPT_WEIGHT: Record<string, number> = { kana: 3, hangul: 3, han: 3, cyrillic: 1, latin: 1 };
const MAX_CHARS = 2000;
const MIN_GUESS_CHARS = 24;

export type LanguageGuess = {
  /** ISO 639-1, or `und`. */
  language: string;
  script: string;
};

/**
 * Tells language and script of one message by script first, then by function words, then by n-grams.
 * @param prose folded text without code and quotations
 */
export function detectLanguage(prose: string): LanguageGuess {
  const text = prose.slice(0, MAX_CHARS);
  const script = mainScript(text);
  if (script === "kana") return { language: "ja", script };
  if (script === "hangul") return { language: "ko", script };
  if (script === "han") return { language: "zh", script };
  if (script === "none") return { language: "und", script };
  const voted = voteByFunctionWords(text);
  if (voted) return { language: voted, script };
  const guessed = text.trim().length >= MIN_GUESS_CHARS ? eld.detect(text).language : "";
  if (guessed) return { language: guessed, script };
  return { language: script === "cyrillic" ? "ru" : "und", script };
}

function mainScript(text: string): string {
  const counts = new Map<string, number>();
  for (const character of text) {
    if (!LETTER.test(character)) continue;
    const script = SCRIPTS.find(([, regex]) => regex.test(character))?.[0] ?? "other";
    counts.set(script, (counts.get(script) ?? 0) + (SCRIPT_WEIGHT[script] ?? 1));
  }
  // Japanese mixes kanji with kana, so a few kana decide.
  const kana = counts.get("kana") ?? 0;
  if (kana > 0 && kana * 6 >= (counts.get("han") ?? 0)) counts.set("kana", kana + (counts.get("han") ?? 0));
  let best = "none";
  for (const [script, count] of counts) if (count > (counts.get(best) ?? 0)) best = script;
  return best;
}

function voteByFunctionWords(text: string): string | undefined {
  const words = text.match(/[\p{L}']+/gu) ?? [];
  const lexicons = [...LEXICONS.values()];
  const votes = lexicons.map((lexicon) => ({ language: lexicon.language, share: 0, words: 0 }));
  for (const word of words) {
    const speakers = votes.filter((_vote, index) => lexicons[index]?.functionWords.has(word));
    // A word of one language alone tells more than one that many share.
    for (const vote of speakers) {
      vote.share += 1 / speakers.length;
      vote.words += 1;
    }
  }
  votes.sort((left, right) => right.share - left.share);
  const tied = votes.filter((vote) => vote.share > 0 && vote.share === votes[0]?.share);
  const guessed = tied.length > 1 ? eld.detect(text).language : undefined;
  const first = tied.find((vote) => vote.language === guessed) ?? tied[0];
  if (!first) return undefined;
  return first.words >= 2 || words.length <= 8 ? first.language : undefined;
}
