import { writeReason } from "../reasons";
import { type Detector, found, missed, wholeSpan } from "./detector";

const REASON = {
  interrupted: "stopped_turn",
  denied: "refused_action",
  typed_during_turn: "typed_during_turn",
} as const;
const SCORE = { interrupted: 0.55, denied: 0.65, typed_during_turn: 0.35 } as const;

/** First prompt after an interrupted turn or a denied action, or typed while a turn runs (learning.md section 2). */
export const detectInterruption: Detector = (input, prepared) => {
  const cut = input.interruption;
  if (!cut) return missed("interruption", "not_cut_off");
  if (prepared.shape.words === 0) return missed("interruption", "no_words");
  const approval = prepared.hits.find((hit) => hit.family === "approval" && hit.leads);
  if (approval && prepared.shape.words <= 4) return missed("interruption", "goes_on", approval.said);
  const feedback = cut.feedback?.trim() ? [writeReason("gave_reason")] : [];
  return found("interruption", prepared, [
    {
      kind: "correction",
      score: SCORE[cut.kind],
      span: wholeSpan(input),
      reasons: [writeReason(REASON[cut.kind]), ...feedback],
    },
  ]);
};
