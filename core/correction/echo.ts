import { agentTexts } from "./agent-texts";
import type { DetectionInput } from "./schema";

const MIN_CHARS = 40;

/**
 * True when the person's message is a passage of the agent's own text, fed back unchanged: it says nothing new.
 * @param text the message without host text
 */
export function isEcho(input: DetectionInput, text: string): boolean {
  const message = squeeze(text);
  if (message.length < MIN_CHARS) return false;
  return agentTexts(input).some((candidate) => squeeze(candidate.text).includes(message));
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s*_`#>-]+/g, " ")
    .trim();
}
