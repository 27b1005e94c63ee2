export type Region = "code" | "comments" | "strings";

const MARKS: Record<Region, number> = { code: 0, comments: 1, strings: 2 };

/** Stands for a character of another region: blank to our scanners, no indentation to a pattern. */
const BLANK = "\u00a0";
const LINE_END = "\n".charCodeAt(0);

/** What was blanked before: hundreds of rules ask the same of one file. The marks belong to one text only. */
const known = new WeakMap<Uint8Array, Map<string, { of: string; text: string }>>();

/**
 * The text with everything outside one kind of region blanked, line ends and positions kept, so
 * that a match in the result is a match in that region.
 * @param marks what each character is, as `readSource` tells
 */
export function onlyRegion(text: string, marks: Uint8Array, wanted: Region): string {
  return remembered(text, marks, `only ${wanted}`, (mark) => mark === MARKS[wanted]);
}

/** The text with one kind of region blanked, everything else kept. */
export function withoutRegion(text: string, marks: Uint8Array, unwanted: Region): string {
  return remembered(text, marks, `without ${unwanted}`, (mark) => mark !== MARKS[unwanted]);
}

function remembered(
  text: string,
  marks: Uint8Array,
  name: string,
  isKept: (mark: number | undefined) => boolean,
): string {
  const ofMarks = known.get(marks) ?? new Map<string, { of: string; text: string }>();
  const before = ofMarks.get(name);
  if (before?.of === text) return before.text;
  const made = { of: text, text: blanked(text, marks, isKept) };
  ofMarks.set(name, made);
  known.set(marks, ofMarks);
  return made.text;
}

/** Joined from runs of kept and of blanked characters, not one by one. */
function blanked(text: string, marks: Uint8Array, isKept: (mark: number | undefined) => boolean): string {
  const pieces: string[] = [];
  let from = 0;
  let keeping = true;
  for (let index = 0; index <= text.length; index += 1) {
    const keeps = text.charCodeAt(index) === LINE_END || isKept(marks[index]);
    if (keeps === keeping && index < text.length) continue;
    pieces.push(keeping ? text.slice(from, index) : BLANK.repeat(index - from));
    from = index;
    keeping = keeps;
  }
  return pieces.join("");
}
