import type { CommandPattern } from "../verifiers/command-pattern";
import { patternOfPhrase } from "./command-phrase";
import { isCommandTerm } from "./known-programs";

/** A term that is a command of its own: `make check`, `npm run verify`; null for mere words. */
export function leadingCommand(term: string): { text: string; pattern: CommandPattern } | null {
  const text = term.replace(/^(?:run|running|execute)\s+/i, "").trim();
  if (!isCommandTerm(text) && !/^(?:make|just|task)\s+[a-z][\w:-]*$/.test(text)) return null;
  const pattern = patternOfPhrase(text);
  return pattern ? { text, pattern } : null;
}
