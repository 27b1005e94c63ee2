import type { TextLine } from "../markdown-lines";
import { type Row, readDatabase } from "./read-database";

/** Columns that hold what was learned, best first; of a table the first that it has is read. */
const TEXT_COLUMNS = [
  ...["lesson", "rule", "statement", "directive", "guideline", "instruction", "reflection", "advice"],
  ...["correction", "feedback", "content", "body", "text", "summary", "message"],
];
/** Tables of control: what a program did, not what it learned. */
const CONTROL =
  /(?:jobs?|queue|logs?|events?|sessions?|migrations?|schema|settings|meta|lock|lease|prompts?|cache|fts.*)$/i;

/**
 * What a database of agent-feedback-loop, or one like it, learned: for each table the texts of its best column; rows
 * that a person refused or that were replaced are left out. The `line` is the place in the whole list.
 * @throws SyntaxError for what is no SQLite file
 */
export function databaseLines(bytes: Uint8Array): TextLine[] {
  const tables = readDatabase(bytes);
  if (tables === null) throw new SyntaxError("no SQLite file");
  const texts = tables.flatMap(({ name, rows }) => {
    const column = TEXT_COLUMNS.find((one) => rows.some((row) => typeof row.get(one) === "string"));
    if (column === undefined || CONTROL.test(name)) return [];
    return rows.filter(counts).flatMap((row) => {
      const text = row.get(column);
      return typeof text === "string" && /\p{L}{2}/u.test(text) ? linesOf(text) : [];
    });
  });
  return texts.map((text, index) => ({ text, line: index + 1 }));
}

/** A body may be a small document: each of its lines is one. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*+•]|#{1,6}|\d{1,3}[.)])\s+/, "").trim())
    .filter((line) => line !== "");
}

function counts(row: Row): boolean {
  const status = row.get("status") ?? row.get("state");
  return !(
    typeof status === "string" &&
    /^(?:rejected|declined|dismissed|superseded|deleted|retired|archived)$/i.test(status)
  );
}
