import { agentTexts, MAX_AGENT_TEXT } from "../agent-texts";
import { bandedLevenshtein } from "../levenshtein";
import { writeReason } from "../reasons";
import { type Detector, found, missed, wholeSpan } from "./detector";

/** The seed's threshold: distance / length of the agent's text. */
const THRESHOLD = 0.3;
const MIN_CHARS = 12;

/**
 * Edit-distance trigger (active-learning.txt, Definition “Correction Signal”): the message is the agent's own text,
 * edited. The seed's `m_{t-2}` is read as the agent's preceding response; an unchanged echo is no edit.
 */
export const detectEditDistance: Detector = (input, prepared) => {
  const message = unwrap(prepared.text).slice(0, MAX_AGENT_TEXT);
  if (message.length < MIN_CHARS) return missed("edit_distance", "too_short_to_be_edited");
  let nearest = Number.POSITIVE_INFINITY;
  for (const candidate of agentTexts(input)) {
    const text = unwrap(candidate.text);
    if (text.length < MIN_CHARS) continue;
    const limit = Math.ceil(text.length * THRESHOLD) - 1;
    const distance = bandedLevenshtein(message, text, limit);
    if (distance === 0 || text.includes(message)) return missed("edit_distance", "echo");
    nearest = Math.min(nearest, distance / text.length);
    if (distance > limit) continue;
    const change = distance / text.length;
    return found(
      "edit_distance",
      { ...prepared, context: { ...prepared.context, referentEventId: candidate.eventId } },
      [
        {
          kind: "rewrite",
          score: 0.9 - change,
          span: wholeSpan(input),
          reasons: [writeReason("edited_text", `${Math.round(change * 100)} %`)],
        },
      ],
    );
  }
  if (nearest === Number.POSITIVE_INFINITY) return missed("edit_distance", "no_agent_text");
  return missed("edit_distance", "no_near_text");
};

/** A fence around the whole is packaging. */
function unwrap(text: string): string {
  return text
    .trim()
    .replace(/^```[^\n]*\n([\s\S]*?)\n?```$/, "$1")
    .trim();
}
