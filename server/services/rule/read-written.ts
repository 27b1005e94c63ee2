import { compile } from "@/core/compilation/compile";
import { recipeExamples } from "@/core/compilation/recipe-examples";
import { HeedError } from "@/core/errors";
import { readTyped } from "@/core/extraction/read-typed";
import type { RuleCandidate } from "@/core/extraction/schema";
import type { RecipeReach } from "@/core/recipes/offers/schema";
import { maskText } from "@/core/redaction/mask-text";
import { MAX_WRITTEN_RULES, type PreviewWrittenInput } from "@/core/rule/written";
import type { CompiledPick } from "../recipe/internal";

/** Longest sentence of a rule, in characters (trust.md section 5). */
const MAX_SENTENCE = 300;

type ReadWords = {
  /** Without secrets. */
  words: string;
  masked: number;
  reach: RecipeReach;
  onlyNow: boolean;
  /** One a wish; the key of each is its place in the text. */
  wishes: CompiledPick[];
};

/**
 * What a person's typed words say: the wishes in them, each compiled like a sentence said to an agent, and for whom
 * they ask to count. Nothing of it is written. Secrets are masked before anything reads them (trust.md section 1).
 * @throws INVALID for a sentence above 300 characters, which is never cut, and for more than ten rules at once
 */
export function readWords({ words: typed, reach }: PreviewWrittenInput): ReadWords {
  const { text: words, count: masked } = maskText(typed);
  const candidates = readTyped(words);
  const problem = problemOf(candidates);
  if (problem) throw new HeedError("INVALID", problem, { fieldErrors: { words: [problem] } });
  return {
    ...{ words, masked, reach: reach ?? reachOf(candidates) },
    onlyNow: candidates.some(({ scope }) => scope === "session"),
    wishes: candidates.map((candidate, place) => compileWish(candidate, String(place))),
  };
}

function problemOf(candidates: readonly RuleCandidate[]): string | null {
  if (candidates.length > MAX_WRITTEN_RULES) {
    return `These are ${candidates.length} rules. Write at most ${MAX_WRITTEN_RULES} at once.`;
  }
  const isCut = candidates.some(
    ({ directive, words }) => directive.length >= MAX_SENTENCE && words.length > MAX_SENTENCE,
  );
  return isCut
    ? `A rule is one sentence of at most ${MAX_SENTENCE} characters. Say it shorter, or as several.`
    : null;
}

function reachOf(candidates: readonly RuleCandidate[]): RecipeReach {
  return candidates.every(({ scope }) => scope === "global") ? "global" : "project";
}

function compileWish(candidate: RuleCandidate, key: string): CompiledPick {
  const { content } = compile({ candidate });
  const { statement } = content;
  const examples = recipeExamples(content) ?? { stop: [], pass: [] };
  return { recipe: key, title: statement, sentence: statement, content, examples };
}
