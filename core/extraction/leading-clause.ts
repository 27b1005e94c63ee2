import { isBaseVerb } from "./verbs";

const OPENS =
  /^(?:(?:and|so|also|btw|please)\s+)*(?:when(?:ever)?|if|before|after|once|while|until|each time|every time|any time|as soon as)\s/iu;
/** After these a verb is no order: “to run”, “you add”, “a commit”, “the build”. */
const BOUND =
  /^(?:to|i|you|we|they|he|she|it|who|that|which|a|an|the|your|my|our|their|its|any|all|every|each|some|this|these|those|no|new|and|or|of|in|on|at|for|with|by|from|as|than|must|should|shall|can|could|will|would|may|might|not|don't|doesn't|didn't|never|always|is|are|was|be|env|pull|first|last)$/iu;
const BEGINS = /^(?:always|never|don't|dont|please|no)$/iu;

/**
 * Marks the end of a leading clause that was typed without a comma: “whenever you add a variable put it in …”
 * becomes “whenever you add a variable, put it in …”. Other texts come back as they are.
 */
export function withLeadingComma(text: string): string {
  const lead = OPENS.exec(text);
  if (!lead) return text;
  const words = [...text.matchAll(/\S+/gu)].map((match) => ({ text: match[0], start: match.index }));
  const opened = lead[0].trim().split(/\s+/).length;
  for (const [index, { text: word, start }] of words.entries()) {
    const before = words[index - 1]?.text ?? "";
    if (index > 14 || /[,;:.!?]$/u.test(before)) return text;
    const least = /ing$/iu.test(words[opened]?.text ?? "") ? opened + 1 : opened + 2;
    if (index < least || index === words.length - 1 || BOUND.test(before)) continue;
    if (isBaseVerb(word) || (BEGINS.test(word) && isBaseVerb(words[index + 1]?.text ?? "")))
      return `${text.slice(0, start).trimEnd()}, ${text.slice(start)}`;
  }
  return text;
}
