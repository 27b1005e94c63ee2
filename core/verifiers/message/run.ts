import type { EnforcementContext } from "../../enforcement/schema";
import { baseName } from "../../shell/paths";
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
  const wrong =
    firstFault(spec, moment.message) ?? (spec.namesChanged ? unnamed(moment.message, context) : null);
  return wrong === null
    ? { verdict: "satisfied", relevant: true }
    : { verdict: "violated", relevant: true, evidence: evidenceText(wrong) };
};

const MANY = 5;

/** A changed file that the message does not name; of many files one is enough. */
function unnamed(message: string, { steps }: EnforcementContext): string | null {
  const changed = steps
    .filter(({ outcome }) => outcome !== "denied" && outcome !== "interrupted")
    .flatMap(({ action }) => fileChangesOf(action).map(({ path }) => path));
  const missing = [...new Set(changed)].filter((path) => !message.includes(baseName(path)));
  const enough = new Set(changed).size > MANY ? missing.length < new Set(changed).size : missing.length === 0;
  return enough ? null : (missing[0] ?? null);
}
