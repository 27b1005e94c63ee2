import { agentTexts } from "./agent-texts";
import type { DetectionInput } from "./schema";

const MIN_CHARS = 40;
/** A character of these scripts carries about as much as three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * True when the person's message is a passage of the agent's own text, fed back unchanged: it says nothing new.
 * @param text the message without host text
 */
export function isEcho(input: DetectionInput, text: string): boolean {
  const message = squeeze(text);
  if (message.length + 2 * (message.match(DENSE)?.length ?? 0) < MIN_CHARS) return false;
  return agentTexts(input).some((candidate) => squeeze(candidate.text).includes(message));
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s*_`#>-]+/g, " ")
    .trim();
}
