import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN } from "../grammar/words";
import { type Quantity, quantitiesIn } from "../numbers";

const ENGLISH_BOUND =
  /\b(?:at most|max(?:imum)?(?: of)?|up to|as (?:long|many|much|high) as|under|below|no more than|not more than|no longer than|not longer than|never more than|more than|fewer than|less than|shorter than|longer than|within|limit\w*|cap(?:ped)?|tops|or less|or fewer|keep|wrap|exceed|only|length|hard limit|stay|may be|may go|that's it|will do|is enough|are enough|suffices|one-?liner|≤|<=)(?=$|[\s.,!\d])|≤|<=/iu;
const FOREIGN_BOUND = new RegExp(anyOf("bounds", FOREIGN), "iu");
const LIMITED = new Set([
  "characters",
  "lines",
  "sentences",
  "words",
  "paragraphs",
  "bullets",
  "times",
  "parameters",
  "levels",
  "files",
  "seconds",
  "minutes",
]);
const SIZED = /\b(?:length|long|lines?|columns?|retr\w+|attempts?|summar\w+|times)\b/iu;

function fitting(core: string): Quantity | undefined {
  return quantitiesIn(core).find(({ unit }) => unit === undefined || LIMITED.has(unit));
}

function impliedUnit(ideas: Set<string>): string | undefined {
  if (ideas.has("retry")) return "times";
  return ideas.has("line") || ideas.has("line-length") ? "characters" : undefined;
}

/** A number that must not be passed: “max 80 columns”, “summaries in three lines at most”, “retry twice”. */
export function readLimit(clause: Clause): Draft | null {
  const quantity = fitting(clause.core);
  if (!quantity) return null;
  const foreign = clause.language !== "en" && FOREIGN_BOUND.test(clause.core);
  const bounded = foreign || ENGLISH_BOUND.test(clause.core);
  const idea = new Set(clause.hits.map(({ id }) => id));
  const known =
    idea.has("retry") || idea.has("summary") || idea.has("final-message") || idea.has("line-length");
  const measured = quantity.unit !== undefined && /^(?:characters|seconds|minutes)$/.test(quantity.unit);
  if (!bounded && !measured && !(known && quantity.unit !== undefined)) return null;
  if (quantity.unit === undefined && !SIZED.test(clause.core)) return null;
  const unit = quantity.unit ?? impliedUnit(idea);
  return {
    form: "limit",
    polarity: "require",
    object: clause.core,
    number: quantity.number,
    ...(unit ? { unit } : {}),
  };
}
