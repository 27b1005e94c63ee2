import type { FileChange } from "../../hook-event/schema";
import { cappedLines, MAX_LINES_TEXT } from "../capped-lines";
import { type Fields, fieldsOf, textOf } from "../fields";
import { linesOf } from "../lines";

/**
 * A change whose proposal the person altered in the host's dialog (`userModified`): with what was written in the end,
 * by the host's own account of it. The call still has what the agent proposed.
 */
export function userEdit({ content: _proposed, ...change }: FileChange, response: Fields): FileChange {
  const { structuredPatch: patch } = response;
  const written = textOf(response.content);
  const lines = Array.isArray(patch) ? patch.flatMap((hunk) => textLines(fieldsOf(hunk).lines)) : [];
  const of = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  return {
    ...change,
    // A new file has no patch, only its text.
    ...(lines.length > 0 ? cappedLines(of("+"), of("-")) : {}),
    ...(lines.length === 0 && written !== undefined ? cappedLines(linesOf(written), []) : {}),
    ...(written !== undefined && written.length <= MAX_LINES_TEXT ? { content: written } : {}),
    userEdited: true,
  };
}

function textLines(lines: unknown): string[] {
  return Array.isArray(lines) ? lines.flatMap((line) => textOf(line) ?? []) : [];
}
