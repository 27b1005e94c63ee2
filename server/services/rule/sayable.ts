import { HeedError } from "@/core/errors";
import type { Layer, RuleContent } from "@/core/rule/schema";
import { HIDDEN_CHARACTERS } from "@/core/text/hidden-characters";

const LINK = /\b(?:https?|ftp|file|data|javascript):|\bwww\./i;

/**
 * Text that other people's agents will read is one visible line without addresses and code fences
 * (trust.md section 5); a person's own rules only have to be visible.
 * @throws INVALID with the field that has to be changed
 */
export function assertSayable(content: RuleContent, layer: Layer): void {
  const fields = { statement: content.statement, instruction: content.instruction, message: content.message };
  for (const [field, text] of Object.entries(fields)) {
    const problem = problemOf(text, layer);
    if (problem)
      throw new HeedError("INVALID", problem, { fieldErrors: { [`content.${field}`]: [problem] } });
  }
}

function problemOf(text: string, layer: Layer): string | null {
  if (HIDDEN_CHARACTERS.test(layer === "project" ? text : text.replaceAll("\n", ""))) {
    return "Remove the invisible characters and line breaks.";
  }
  if (layer === "personal") return null;
  if (LINK.test(text)) return "Remove the address: rules for others carry no links.";
  return text.includes("```") ? "Remove the code fence." : null;
}
