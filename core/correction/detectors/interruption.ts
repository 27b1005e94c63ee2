import { type Detector, found, missed, wholeSpan } from "./detector";

const REASON = {
  interrupted: "the person stopped the turn before",
  denied: "the person refused the action",
  typed_during_turn: "typed while the agent was working",
} as const;
const SCORE = { interrupted: 0.55, denied: 0.65, typed_during_turn: 0.35 } as const;

/** First prompt after an interrupted turn or a denied action, or typed while a turn runs (learning.md section 2). */
export const detectInterruption: Detector = (input, prepared) => {
  const cut = input.interruption;
  if (!cut) return missed("interruption", "the agent was not cut off");
  if (prepared.shape.words === 0) return missed("interruption", "no words of the person");
  const approval = prepared.hits.find((hit) => hit.family === "approval" && hit.leads);
  if (approval && prepared.shape.words <= 4) return missed("interruption", `goes on: “${approval.phrase}”`);
  const feedback = cut.feedback?.trim() ? ["gave a reason with the refusal"] : [];
  return found("interruption", prepared, [
    {
      kind: "correction",
      score: SCORE[cut.kind],
      span: wholeSpan(input),
      reasons: [REASON[cut.kind], ...feedback],
    },
  ]);
};
