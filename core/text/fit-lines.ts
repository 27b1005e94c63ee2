/**
 * Cuts a text to a number of UTF-16 units on whole lines, so that no instruction ends in its middle. A closing tag
 * at the end is kept. A first line that is too long by itself is cut between characters as people see them.
 */
export function fitLines(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const lines = text.split("\n");
  const closing = /^<\/[\w-]+>$/.test(lines.at(-1) ?? "") ? `\n${lines.pop()}` : "";
  const room = limit - closing.length - CUT.length;
  let kept = 0;
  let length = 0;
  for (const line of lines) {
    if (length + line.length + Number(kept > 0) > room) break;
    length += line.length + Number(kept > 0);
    kept += 1;
  }
  if (kept > 0) return `${lines.slice(0, kept).join("\n").trimEnd()}${CUT}${closing}`;
  return `${cutCharacters(lines[0] ?? "", Math.max(0, limit - 1))}…`;
}

const CUT = "\n…";

/** The longest start of a text within a number of UTF-16 units that ends between two characters. */
export function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // What joins characters stands within a few units before the cut.
  const from = Math.max(0, limit - LOOK_BACK);
  const start = /[\udc00-\udfff]/.test(text[from] ?? "") ? from + 1 : from;
  let end = start;
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(start, limit + LOOK_BACK))) {
    if (start + index + segment.length > limit) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end);
}

/** Longer than any joined sign in use, as families and flags. */
const LOOK_BACK = 64;
