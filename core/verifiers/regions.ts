export type Region = "code" | "comments" | "strings";

const MARKS: Record<Region, number> = { code: 0, comments: 1, strings: 2 };

/** Stands for a character of another region: blank to our scanners, no indentation to a pattern. */
const BLANK = "\u00a0";

/**
 * The text with everything outside one kind of region blanked, line ends and positions kept, so
 * that a match in the result is a match in that region.
 * @param marks what each character is, as `readSource` tells
 */
export function onlyRegion(text: string, marks: Uint8Array, wanted: Region): string {
  return blanked(text, (index) => marks[index] === MARKS[wanted]);
}

/** The text with one kind of region blanked, everything else kept. */
export function withoutRegion(text: string, marks: Uint8Array, unwanted: Region): string {
  return blanked(text, (index) => marks[index] !== MARKS[unwanted]);
}

function blanked(text: string, isKept: (index: number) => boolean): string {
  let result = "";
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    result += char === "\n" || isKept(index) ? char : BLANK;
  }
  return result;
}
