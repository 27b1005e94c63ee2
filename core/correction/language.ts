import { eld } from "eld/small";
import { foldText } from "./fold";
import { LEXICONS } from "./lexicon/registry";

const LETTER = /\p{L}/u;
const SCRIPTS: [string, RegExp][] = [
  ["kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["hangul", /\p{Script=Hangul}/u],
  ["han", /\p{Script=Han}/u],
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["latin", /\p{Script=Latin}/u],
];
/** A CJK character carries about as much as half a word; names of tools are Latin in every language. */
const SCRIPT_WEIGHT: Record<string, number> = { kana: 3, hangul: 3, han: 3, cyrillic: 1, latin: 0.5 };
const MAX_CHARS = 2000;
const MIN_GUESS_CHARS = 24;
const SINGLE_LETTER = /^[a-z]$/u;
const ASCII = /^[\x20-\x7e\s]*$/u;
const MAX_HINT_CHARS = 400;

export type LanguageGuess = {
  /** ISO 639-1, or `und`. */
  language: string;
  script: string;
};

/**
 * Tells language and script of one message by script first, then by function words, then by n-grams.
 * A message of a word or two that several languages share is taken to be in the language of the prompt before.
 * @param prose folded text without code and quotations
 * @param before the person's prompt before, as written
 */
export function detectLanguage(prose: string, before?: string): LanguageGuess {
  const text = prose.slice(0, MAX_CHARS);
  const script = mainScript(text);
  if (script === "kana") return { language: "ja", script };
  if (script === "hangul") return { language: "ko", script };
  if (script === "han") return { language: "zh", script };
  if (script === "none") return { language: "und", script };
  const tied = voteByFunctionWords(text);
  const spoken = tied.length === 1 ? undefined : languageBefore(before, script);
  const voted = spoken && (tied.length === 0 || tied.includes(spoken)) ? spoken : pick(tied, text);
  if (voted && (tied.length > 0 || text.trim().length < MIN_GUESS_CHARS)) return { language: voted, script };
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

/** Languages that share the best count of function words; empty when the words tell nothing. */
function voteByFunctionWords(text: string): string[] {
  const words = (text.match(/[\p{L}']+/gu) ?? []).filter((word) => !SINGLE_LETTER.test(word));
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
  const best = Math.max(...votes.map((vote) => vote.share));
  return votes
    .filter((vote) => vote.share > 0 && vote.share === best && (vote.words >= 2 || words.length <= 8))
    .map((vote) => vote.language);
}

function languageBefore(before: string | undefined, script: string): string | undefined {
  if (!before?.trim()) return undefined;
  const text = foldText(before.slice(0, MAX_HINT_CHARS)).text;
  if (mainScript(text) !== script) return undefined;
  const tied = voteByFunctionWords(text);
  return tied.length === 1 ? tied[0] : undefined;
}

/** Developers mix English into everything: plain ASCII that English shares is English. */
function pick(tied: readonly string[], text: string): string | undefined {
  if (tied.length <= 1) return tied[0];
  if (tied.includes("en") && ASCII.test(text)) return "en";
  const guessed = eld.detect(text).language;
  return tied.includes(guessed) ? guessed : tied[0];
}
