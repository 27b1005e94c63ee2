import { HeedError } from "@/core/errors";
import type { Layer, RuleContent } from "@/core/rule/schema";
import { freeTextProblem, sharedTextProblem } from "@/core/rule/shared-text";
import { HIDDEN_CHARACTERS } from "@/core/text/hidden-characters";

/**
 * Text that other people's agents will read is one visible line of at most 300 characters without addresses and code
 * fences (trust.md section 5); a person's own rules only have to be visible.
 * @throws INVALID with the field that has to be changed
 */
export function assertSayable(content: RuleContent, layer: Layer): void {
  const found = layer === "project" ? sharedTextProblem(content) : ownTextProblem(content);
  if (!found) return;
  const { field, problem } = found;
  throw new HeedError("INVALID", problem, { fieldErrors: { [`content.${field}`]: [problem] } });
}

/**
 * A released excerpt is read by colleagues beside the rule, so it is one clean line like the rule itself
 * (trust.md section 5).
 * @throws INVALID for the field `excerpt`
 */
export function assertQuotable(excerpt: string): void {
  const problem = freeTextProblem(excerpt);
  if (problem) throw new HeedError("INVALID", problem, { fieldErrors: { excerpt: [problem] } });
}

function ownTextProblem({ statement, instruction, message }: RuleContent) {
  for (const [field, text] of Object.entries({ statement, instruction, message })) {
    if (HIDDEN_CHARACTERS.test(text.replaceAll("\n", ""))) {
      return { field, problem: "Remove the invisible characters and line breaks." };
    }
  }
  return null;
}
