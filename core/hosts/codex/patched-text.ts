/**
 * The text of a file after the hunks of an `*** Update File` section, as the host puts them in: each hunk's context
 * and removed lines are looked for from where the last one ended.
 * @param before the file as it is
 * @param section lines of the section, without its heading
 * @returns null where a hunk is not found word for word; the host looks less strictly, so then we do not know
 */
export function patchedText(before: string, section: string[]): string | null {
  const lines = before.split("\n");
  let from = 0;
  for (const hunk of hunksOf(section)) {
    const old = hunk.filter((line) => !line.startsWith("+")).map((line) => line.slice(1));
    const next = hunk.filter((line) => !line.startsWith("-")).map((line) => line.slice(1));
    const at = old.length === 0 ? endOf(lines) : indexOfLines(lines, old, from);
    if (at < 0) return null;
    lines.splice(at, old.length, ...next);
    from = at + next.length;
  }
  return lines.join("\n");
}

function hunksOf(section: string[]): string[][] {
  const hunks: string[][] = [[]];
  for (const line of section) {
    if (line.startsWith("@@")) hunks.push([]);
    // An empty line of context may have lost its space.
    else if (line === "") hunks.at(-1)?.push(" ");
    else if (/^[ +-]/.test(line)) hunks.at(-1)?.push(line);
  }
  return hunks.filter((hunk) => hunk.length > 0);
}

/** Where lines without context are added: before the empty line that a final newline leaves. */
function endOf(lines: string[]): number {
  return lines.at(-1) === "" ? lines.length - 1 : lines.length;
}

function indexOfLines(lines: string[], wanted: string[], from: number): number {
  for (let at = from; at + wanted.length <= lines.length; at += 1)
    if (wanted.every((line, index) => lines[at + index] === line)) return at;
  return -1;
}
