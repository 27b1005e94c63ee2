import { evidenceText, fileChangesOf } from "../evidence";
import type { VerifierKind } from "../verifier";
import { firstFault } from "./fault";
import type { MessageSpec } from "./spec";

/** Judges the final message of a turn (enforcement.md section 2, `message`). */
export const runMessage: VerifierKind<MessageSpec>["run"] = (spec, moment, context) => {
  if (moment.point !== "turn_finished" || moment.message.trim() === "")
    return { verdict: "satisfied", relevant: false };
  if (spec.whenChanged && !context.steps.some(({ action }) => fileChangesOf(action).length > 0)) {
    return { verdict: "satisfied", relevant: false };
  }
  const wrong = firstFault(spec, moment.message);
  return wrong === null
    ? { verdict: "satisfied", relevant: true }
    : { verdict: "violated", relevant: true, evidence: evidenceText(wrong) };
};
