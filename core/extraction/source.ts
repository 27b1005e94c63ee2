import type { FactSource } from "../fact/schema";
import type { Draft } from "./draft";
import type { ExtractionInput } from "./schema";
import { STANDING } from "./standing";

/** Words that tie an order to the one place where it was said. */
const HERE_AND_NOW =
  /\b(?:another|second|now|this (?:one|place|line|part|spot|function)|there|again|the real|here and now|anew|that part|both|these|those)\b/iu;

/**
 * Who stands behind a wish (learning.md section 3). Explicit standing wish → user_stated 1.0 · an order for one
 * repair that we generalise → corrected 0.9 · rewrite, edit, restatement → inferred 0.7 · complaint → inferred 0.5.
 */
export function sourceOf(
  input: ExtractionInput,
  draft: Draft,
  words: string,
  known: boolean,
): { source: FactSource; confidence: number } {
  if (input.label === "rewrite") return { source: "inferred", confidence: 0.7 };
  if (draft.complaint) return { source: "inferred", confidence: 0.5 };
  if (/^\s*!/.test(input.message)) return { source: "corrected", confidence: 0.9 };
  if (input.label === "preference" || input.label === "none" || STANDING.test(words))
    return { source: "user_stated", confidence: 1 };
  const negated = draft.form === "forbid" || draft.form === "replace" || draft.form === "ask_first";
  const general = known || negated;
  return general && !HERE_AND_NOW.test(words)
    ? { source: "user_stated", confidence: 1 }
    : { source: "corrected", confidence: 0.9 };
}
