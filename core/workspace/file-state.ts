import { linesOf } from "../hosts/lines";

/** A short, stable name for a text. */
export type Digest = (text: string) => string;

/** A file as it was at one moment, without its text: enough to tell later what became of each line. */
export type FileState = {
  /** Of the whole text. */
  whole: string;
  /** Of the text without what a formatter may change: white space, quotes, commas, semicolons, brackets. */
  plain: string;
  /** Of its lines in that form, sorted: what sorting imports leaves as it is. */
  sorted: string;
  /** Of each line. */
  lines: string[];
};

/** What formatters add, drop or exchange. */
const FORMATTED = /[\s'"`;,()]+/g;

/**
 * Fingerprint of a file (learning.md section 1, `workspace_observed`): nothing of its text can be read from it.
 * @param text the whole text, with any line ends
 */
export function fileState(text: string, digest: Digest): FileState {
  const lines = linesOf(text);
  const plain = lines.map((line) => line.replace(FORMATTED, "")).filter((line) => line !== "");
  return {
    whole: digest(lines.join("\n")),
    plain: digest(plain.join("")),
    sorted: digest(plain.toSorted().join("\n")),
    lines: lines.map(digest),
  };
}

/** True when a formatter or a sorter explains the difference: then nobody changed what the file says. */
export function isReformatted(before: FileState, after: FileState): boolean {
  return before.plain === after.plain || before.sorted === after.sorted;
}
