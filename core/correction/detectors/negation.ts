import type { Family } from "../lexicon/lexicon";
import { writeReason } from "../reasons";
import { type Detector, found, missed, reasonOf } from "./detector";

const FAMILIES: ReadonlySet<Family> = new Set([
  "rejection",
  "contrast",
  "takeback",
  "prohibition",
  "dislike",
  "misdirection",
]);
/** Words that begin many a harmless sentence count only where they open the message. */
const ONLY_LEADING: ReadonlySet<Family> = new Set(["rejection"]);

/**
 * Negation trigger (active-learning.txt, Definition “Correction Signal”), with a referent and guards: a phrase
 * of rejection or contrast needs an act of the agent in the window (learning.md section 2).
 */
export const detectNegation: Detector = (_input, prepared) => {
  if (prepared.shape.words === 0) return missed("negation", "no_prose");
  const hits = prepared.hits.filter(
    (hit) => FAMILIES.has(hit.family) && (!ONLY_LEADING.has(hit.family) || hit.leads || hit.opensClause),
  );
  if (hits.length === 0) {
    const answer = prepared.hits.find((hit) => hit.family === "answer");
    return answer ? missed("negation", "answer_only", answer.said) : missed("negation", "no_negation");
  }
  const own = prepared.hits.find((hit) => hit.family === "selfcorrection");
  if (own) return missed("negation", "corrects_themselves", own.said);
  if (!prepared.context.hasAct) return missed("negation", "no_act");
  if (prepared.shape.logShare > 0.7) return missed("negation", "mostly_pasted");
  return found(
    "negation",
    prepared,
    hits.slice(0, 8).map((hit) => ({
      kind: "correction",
      score: hit.leads ? 0.8 : 0.5,
      span: hit.span,
      reasons: [reasonOf(hit), writeReason(hit.leads ? "opens_message" : "inside_message")],
    })),
  );
};
