import { foldText } from "../fold";
import { trigramSimilarity } from "../similarity";
import { type Detector, found, missed, wholeSpan } from "./detector";

const NEAR = 0.62;
/** “continue” after “continue” is a rhythm, not a repeated demand. */
const MIN_WORDS = 4;

/** The person asks again for what they asked before: near-repeat of an own prompt of the window. */
export const detectRestatement: Detector = (input, prepared) => {
  if (input.priorPrompts.length === 0) return missed("restatement", "no earlier prompt in the window");
  if (prepared.shape.words < MIN_WORDS) return missed("restatement", "too short to tell a repeat");
  if (!prepared.context.hasAct) return missed("restatement", "the agent has not acted in between");
  const similarity = Math.max(
    ...input.priorPrompts.map((prompt) => trigramSimilarity(prepared.prose.text, foldText(prompt).text)),
  );
  if (similarity < NEAR)
    return missed("restatement", `closest earlier prompt ${similarity.toFixed(2)} < ${NEAR}`);
  return found("restatement", prepared, [
    {
      kind: "correction",
      score: 0.35 + 0.5 * (similarity - NEAR),
      span: wholeSpan(input),
      reasons: [`repeats an earlier prompt (similarity ${similarity.toFixed(2)})`],
    },
  ]);
};
