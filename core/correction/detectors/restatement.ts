import { foldText } from "../fold";
import { writeReason } from "../reasons";
import { trigramSimilarity } from "../similarity";
import { type Detector, type Finding, found, missed, wholeSpan } from "./detector";

const NEAR = 0.62;
/** “continue” after “continue” is a rhythm, not a repeated demand. */
const MIN_WORDS = 4;
/** The same demand in other words: most of what it names was named in the prompt before. */
const SAME_WORDS = 0.6;
const MIN_SAME_WORDS = 3;

/** The person asks again for what they asked before, in the same or in other words: a prompt of the window, near or reworded. */
export const detectRestatement: Detector = (input, prepared) => {
  const { context, shape, prose } = prepared;
  if (input.priorPrompts.length === 0) return missed("restatement", "no_earlier_prompt");
  if (shape.words < MIN_WORDS) return missed("restatement", "too_short_to_repeat");
  if (!context.hasAct) return missed("restatement", "agent_not_acted");
  const similarity = Math.max(
    ...input.priorPrompts.map((prompt) => trigramSimilarity(prose.text, foldText(prompt).text)),
  );
  const repeat: Omit<Finding, "score" | "reasons"> = { kind: "correction", span: wholeSpan(input) };
  if (similarity >= NEAR) {
    const reasons = [writeReason("repeats_prompt", similarity.toFixed(2))];
    return found("restatement", prepared, [{ ...repeat, score: 0.35 + 0.5 * (similarity - NEAR), reasons }]);
  }
  const isReworded = context.repeated >= SAME_WORDS && context.repeatedWords >= MIN_SAME_WORDS;
  if (!isReworded || context.asked || shape.logShare > 0.5)
    return missed("restatement", "no_near_prompt", similarity.toFixed(2));
  const reasons = [writeReason("rewords_prompt", `${Math.round(context.repeated * 100)} %`)];
  return found("restatement", prepared, [{ ...repeat, score: 0.3, reasons }]);
};
