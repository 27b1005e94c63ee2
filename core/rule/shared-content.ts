import type { Applicability, RuleContent } from "./schema";

/**
 * The content that others are told of an own rule (trust.md section 5). Where a recipe made it, the recipe's own
 * sentence stands for the person's words; who edited the rule by hand has chosen the words themselves. What nobody
 * else needs stays behind: parameters of a recipe, and conditions in the person's words that no check reads.
 * @param isLearned true when no person edited the version
 * @returns `fromTemplate` false when the person's words stay: free text, one line
 */
export function sharedContent(
  content: RuleContent,
  { isLearned }: { isLearned: boolean },
): { content: RuleContent; fromTemplate: boolean } {
  const { recipe, statement, message } = content;
  const fromTemplate = isLearned && recipe !== null && message !== statement;
  const told = { ...content, recipeParams: null };
  if (!fromTemplate) return { content: { ...told, ...oneLine(content) }, fromTemplate };
  // Recipes say in `message` what is wanted, in words of their own.
  const said = { statement: message, instruction: message };
  return { content: { ...told, ...said, applicability: withoutWords(content) }, fromTemplate };
}

/** A condition is shown and never evaluated; task words only choose when a reminder is brought up. */
function withoutWords({ applicability, verifier }: RuleContent): Applicability {
  const { condition: _said, ...rest } = applicability;
  return verifier === null ? rest : { ...rest, taskWords: [] };
}

/** Line breaks of an own rule become spaces: for others each text is one line. */
function oneLine({ statement, instruction, message }: RuleContent) {
  const flat = (text: string) => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
  return { statement: flat(statement), instruction: flat(instruction), message: flat(message) };
}
