import type { Family } from "../lexicon/lexicon";
import { type Detector, found, missed, reasonOf } from "./detector";

const STANDING: ReadonlySet<Family> = new Set([
  "durable",
  "convention",
  "consent",
  "preferring",
  "obligation",
]);
/** A universal wording alone (“each page must …”) is as often a requirement of the program. */
const SUPPORTING: ReadonlySet<Family> = new Set(["universal", "prohibition", "knowledge"]);

/** A durable statement: how to work from now on, with or without an act before it (learning.md section 2). */
export const detectPreference: Detector = (_input, prepared) => {
  const standing = prepared.hits.filter((hit) => STANDING.has(hit.family));
  if (standing.length === 0) return missed("preference", "no_standing_wording");
  const supporting = prepared.hits.filter((hit) => SUPPORTING.has(hit.family));
  const isQuestion = prepared.shape.questions > 0 && prepared.shape.questions >= prepared.shape.sentences;
  if (isQuestion && supporting.length === 0) return missed("preference", "only_asks");
  const bonus = Math.min(0.3, supporting.length * 0.1) + (standing.length > 1 ? 0.1 : 0);
  return found(
    "preference",
    prepared,
    standing.slice(0, 8).map((hit) => ({
      kind: "preference",
      score: 0.5 + bonus,
      span: hit.span,
      reasons: [reasonOf(hit), ...supporting.slice(0, 2).map(reasonOf)],
    })),
  );
};
