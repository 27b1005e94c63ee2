import type { Family } from "../lexicon/lexicon";
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
  if (prepared.shape.words === 0) return missed("negation", "no prose outside quotations, code and logs");
  const hits = prepared.hits.filter(
    (hit) => FAMILIES.has(hit.family) && (!ONLY_LEADING.has(hit.family) || hit.leads || hit.opensClause),
  );
  if (hits.length === 0) {
    const answer = prepared.hits.find((hit) => hit.family === "answer");
    return missed(
      "negation",
      answer ? `an answer, not a rejection: “${answer.phrase}”` : "no negation phrase",
    );
  }
  const own = prepared.hits.find((hit) => hit.family === "selfcorrection");
  if (own) return missed("negation", `the person corrects themselves: “${own.phrase}”`);
  if (!prepared.context.hasAct)
    return missed("negation", "nothing the agent did in the last 5 turns to refer to");
  if (prepared.shape.logShare > 0.7) return missed("negation", "mostly pasted output");
  return found(
    "negation",
    prepared,
    hits.slice(0, 8).map((hit) => ({
      kind: "correction",
      score: hit.leads ? 0.8 : 0.5,
      span: hit.span,
      reasons: [reasonOf(hit), hit.leads ? "opens the message" : "inside the message"],
    })),
  );
};
