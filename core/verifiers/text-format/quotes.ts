import { languageOf } from "../../source/language";
import type { AddedLiteral, AddedSource } from "../added-source";

type Quotes = "single" | "double";

const MARKS = { single: "'", double: '"' } as const;

/** Whether a string of the other quotes may stay: changing it would need a backslash or change its meaning. */
const MAY_STAY: Record<string, (body: string, wanted: Quotes, literal: AddedLiteral) => boolean> = {
  JavaScript: outsideTags,
  Components: outsideTags,
  Python: (body, wanted, { special }) => special !== undefined || body.includes(MARKS[wanted]),
  Ruby: changesMeaning,
  PHP: changesMeaning,
  YAML: (body, wanted) => body.includes(MARKS[wanted]) || body.includes("\\"),
  HTML: plainly,
  CSS: plainly,
  SCSS: plainly,
  Lua: plainly,
  Dart: plainly,
  R: plainly,
};

/** The first string in quotes that are not wanted; null also for languages where both are not the same. */
export function quotesFault(wanted: Quotes, path: string, { literals }: AddedSource): string | null {
  const mayStay = MAY_STAY[languageOf(path) ?? ""];
  if (!mayStay) return null;
  const other = wanted === "single" ? MARKS.double : MARKS.single;
  const wrong = literals.find(
    (literal) => literal.open === other && !mayStay(literal.raw.slice(1, -1), wanted, literal),
  );
  return wrong?.raw ?? null;
}

function plainly(body: string, wanted: Quotes): boolean {
  return body.includes(MARKS[wanted]);
}

/** Attributes of tags have a habit of their own. */
function outsideTags(body: string, wanted: Quotes, { special }: AddedLiteral): boolean {
  return special === "attribute" || body.includes(MARKS[wanted]);
}

/** Single quotes know neither escapes nor interpolation. */
function changesMeaning(body: string, wanted: Quotes): boolean {
  return body.includes(MARKS[wanted]) || /\\|#\{|\$|\{\$/.test(body);
}
