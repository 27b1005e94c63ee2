import { writeReason } from "../reasons";
import { type Detector, found, missed, reasonOf } from "./detector";

const RULE_FAMILIES = ["durable", "convention", "consent"] as const;
const MAX_WORDS = 40;

/** Consent confirms facts; it carries a rule only when it says so: “yes, always” (learning.md section 2). */
export const detectApproval: Detector = (_input, prepared) => {
  const yes = prepared.hits.find(
    (hit) => (hit.family === "approval" || hit.family === "praise") && hit.leads,
  );
  if (!yes) return missed("approval", "no_consent");
  if (prepared.shape.words > MAX_WORDS) return missed("approval", "too_long_to_consent");
  const pivot = prepared.hits.find((hit) => hit.family === "pivot" && hit.start > yes.start);
  if (pivot) return missed("approval", "consent_taken_back", pivot.said);
  const rule = prepared.hits.find((hit) => RULE_FAMILIES.some((family) => family === hit.family));
  return found("approval", prepared, [
    {
      kind: rule ? "preference" : "none",
      score: rule ? 0.6 : 0.5,
      span: yes.span,
      reasons: [reasonOf(yes), ...(rule ? [writeReason("carries_rule", rule.said)] : [])],
    },
  ]);
};
