import { freeTextProblem } from "../rule/shared-text";

/** Whom an agent is told of where a name says nothing, or something else than a name. */
export const NAMELESS = "a colleague";
const MAX_WORDS = 4;
const MAX_LENGTH = 40;

/** Whoever bears one of these would speak for the person or for the agent's makers. */
const NO_NAMES: ReadonlySet<string> = new Set([
  "you",
  "your",
  "user",
  "human",
  "system",
  "assistant",
  "developer",
]);

/**
 * A colleague as other people's agents are told of them. Nobody else agrees to a display name, so it may not become a
 * line of text (trust.md section 5): at most four words of letters, digits, hyphens and apostrophes, 40 characters in
 * all, and no address.
 * @param name as its person wrote it
 */
export function agentName(name: string): string {
  if (freeTextProblem(name) !== null) return NAMELESS;
  const words = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ")
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
  const said = [...words.join(" ")].slice(0, MAX_LENGTH).join("").trim();
  if (said === "" || words.some((word) => NO_NAMES.has(word.normalize("NFKC").toLowerCase())))
    return NAMELESS;
  return said;
}
