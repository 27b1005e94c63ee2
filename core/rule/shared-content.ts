import type { RuleContent } from "./schema";

/**
 * The content that others are told of an own rule (trust.md section 5). Where a recipe made it, the recipe's own
 * sentence stands for the person's words; who edited the rule by hand has chosen the words themselves.
 * @param isLearned true when no person edited the version
 * @returns `fromTemplate` false when the person's words stay: free text, one line
 */
export function sharedContent(
  content: RuleContent,
  { isLearned }: { isLearned: boolean },
): { content: RuleContent; fromTemplate: boolean } {
  const { recipe, statement, message } = content;
  const fromTemplate = isLearned && recipe !== null && message !== statement;
  if (!fromTemplate) return { content: { ...content, ...oneLine(content) }, fromTemplate };
  // Recipes say in `message` what is wanted, in words of their own.
  return { content: { ...content, statement: message, instruction: message }, fromTemplate };
}

/** Line breaks of an own rule become spaces: for others each text is one line. */
function oneLine({ statement, instruction, message }: RuleContent) {
  const flat = (text: string) => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
  return { statement: flat(statement), instruction: flat(instruction), message: flat(message) };
}
