import { hasAddress } from "./address-in-text";
import type { RuleContent } from "./schema";

/** trust.md section 5: free text for others is one line of at most so many characters. */
export const MAX_SHARED_TEXT = 300;

/** What is not seen makes a text read other than it is: control, bidi, zero-width, tag and private characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const FENCE = /```|~~~/;
/** A Latin word with a letter of another script that looks the same; a micro sign is none. */
const LOOKALIKE =
  /(?=[\p{L}\p{N}_-]*\p{Script=Latin})(?=[\p{L}\p{N}_-]*(?:\p{Script=Cyrillic}|(?!μ)\p{Script=Greek}))[\p{L}\p{N}_-]+/u;

export type TextProblem = { field: string; problem: string };

/**
 * What keeps a content from being told to other people's agents (trust.md section 5), first field first; null when
 * nothing does. Full-width and other compatible forms are read as what they stand for.
 */
export function sharedTextProblem(content: RuleContent): TextProblem | null {
  for (const { field, text, isFree } of saidTexts(content)) {
    const problem = isFree ? freeTextProblem(text) : unseenProblem(text);
    if (problem) return { field, problem };
  }
  return null;
}

/** What is wrong with one line for others; null for a line that is fine. */
export function freeTextProblem(text: string): string | null {
  const unseen = unseenProblem(text);
  if (unseen) return unseen;
  if ([...text].length > MAX_SHARED_TEXT) {
    return `Shorten this to ${MAX_SHARED_TEXT} characters: what others' agents are told is one line.`;
  }
  const plain = text.normalize("NFKC");
  if (hasAddress(plain)) {
    return "Remove the address: rules for others carry no links.";
  }
  if (FENCE.test(plain)) return "Remove the code fence: rules for others carry no blocks of code.";
  if (LOOKALIKE.test(plain)) {
    return "Write each word in one alphabet: a letter here only looks like a Latin one.";
  }
  return null;
}

function unseenProblem(text: string): string | null {
  return UNSEEN.test(text) ? "Remove the invisible characters and line breaks." : null;
}

type Said = { field: string; text: string; isFree: boolean };

/** Every text of a content that an agent or a colleague may read. */
function saidTexts({
  statement,
  instruction,
  message,
  remedy,
  applicability,
  claim,
  verifier,
  recipeParams,
}: RuleContent): Said[] {
  const { condition, taskWords, exceptTaskWords, ...places } = applicability;
  const free = (field: string, text: string) => ({ field, text, isFree: true });
  const plain = (field: string, text: string) => ({ field, text, isFree: false });
  return [
    free("statement", statement),
    free("instruction", instruction),
    free("message", message),
    ...(remedy === null ? [] : [free("remedy", remedy)]),
    ...(condition === undefined ? [] : [free("applicability.condition", condition)]),
    ...taskWords.map((word) => free("applicability.taskWords", word)),
    ...exceptTaskWords.map((word) => free("applicability.exceptTaskWords", word)),
    ...textsIn(places).map((text) => plain("applicability", text)),
    ...textsIn(claim).map((text) => plain("claim", text)),
    ...textsIn(verifier).map((text) => plain("verifier", text)),
    ...textsIn(recipeParams).map((text) => plain("recipeParams", text)),
  ];
}

/** All strings inside of a value that came through JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
