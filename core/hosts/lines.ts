/** Lines of a text; a final newline does not make an empty last line. */
export function linesOf(text: string): string[] {
  if (text === "") return [];
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * Lines that are in one text and not in the other, counted: a line that stood there twice and stands there
 * three times was added once. Order of first appearance; linear.
 */
export function changedLines(before: string, after: string): { added: string[]; removed: string[] } {
  return {
    added: linesBeyond(linesOf(after), linesOf(before)),
    removed: linesBeyond(linesOf(before), linesOf(after)),
  };
}

function linesBeyond(lines: string[], known: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of known) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}
