import type { FactSource } from "../fact/schema";
import type { Draft } from "./draft";
import type { ExtractionInput } from "./schema";

/** Words that make a wish a standing one. */
export const STANDING =
  /\b(?:always|never|ever|from (?:now|here|today) on|going forward|in (?:the )?future|every ?time|each time|whenever|everywhere|we (?:always |only )?(?:use|work|write|keep|put|name|run|do|have|want|don't|do not|never)|must|has to|have to|as a rule|rule|in general|in this (?:repo|project|codebase)|this (?:repo|project|codebase)|here we|our (?:standard|convention)|by default|policy|convention|off limits|keep (?:that|this) in|remember|all (?:my|our)|each|no more|i (?:always )?(?:prefer|want|hate|like)|i don't want|unless i|until i|for good|should (?:always|never)|at all times|only)\b|\b(?:immer|nie|niemals|künftig|ab jetzt|ab sofort|grundsätzlich|siempre|nunca|en adelante|toujours|jamais|désormais|sempre|mai|d'ora in poi|padrão|nada de)\b|всегда|никогда|впредь|отныне|у нас|每次|总是|永远|以后|今后|一律|都用|必须|いつも|必ず|今後|絶対|これから|항상|앞으로|반드시|절대|vždycky|vždy/iu;

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
