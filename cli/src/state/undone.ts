import { join } from "node:path";
import { jsonLines, textOf } from "./fields";
import { appendPrivate, readText } from "./private-file";

export type Undone = { place: string; number: string; statement: string };

/** Remembers what was taken back here: the bundle soon holds no word of it. */
export function noteUndone(home: string, undone: Undone): void {
  appendPrivate(undonePath(home), `${JSON.stringify(undone)}\n`);
}

/** The statement of a rule that was taken back on this machine; null when it was not. */
export function undoneStatement(home: string, place: string, number: string): string | null {
  const entry = jsonLines(readText(undonePath(home)) ?? "").findLast(
    (fields) => fields.place === place && fields.number === number,
  );
  return entry ? (textOf(entry.statement) ?? "") : null;
}

function undonePath(home: string): string {
  return join(home, "overlay", "undone.ndjson");
}
