import { type FileChange, MAX_TEXT_BYTES } from "../hook-event/schema";

/** Lines and texts beyond this many characters are cut; the flag `truncated` says so. */
export const MAX_LINES_TEXT = MAX_TEXT_BYTES / 2;

/** Lines of a change as far as they fit. */
export function cappedLines(
  added: string[],
  removed: string[],
): Pick<FileChange, "addedLines" | "removedLines" | "truncated"> {
  const addedLines = fitting(added);
  const removedLines = fitting(removed);
  const truncated = addedLines.length < added.length || removedLines.length < removed.length;
  return { addedLines, removedLines, ...(truncated ? { truncated } : {}) };
}

function fitting(lines: string[]): string[] {
  let left = MAX_LINES_TEXT;
  const kept = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return kept < 0 ? lines : lines.slice(0, kept);
}
