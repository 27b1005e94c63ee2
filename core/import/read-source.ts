import { readFrontMatter } from "./front-matter";
import { jsonLines, jsonRowLines } from "./json-lines";
import { markdownLines, type TextLine } from "./markdown-lines";
import { type ImportLine, MAX_LINE_TEXT } from "./schema";
import { databaseLines } from "./sqlite/database-lines";

/** A file that a person names for an import. */
export type ImportSource = {
  /** As the person knows it: relative to the repository, or `~/…`. */
  file: string;
  text: string;
  scope: ImportLine["scope"];
};

/** Files in which a host keeps instructions for the folder that they lie in. */
const INSTRUCTION_FILES = /^(?:CLAUDE(?:\.local)?|AGENTS(?:\.override)?|GEMINI|copilot-instructions)\.md$/i;

/**
 * Every instruction of a file, in order (interface.md section 2, import). The kind of file is told by its name: JSON,
 * JSON Lines, else Markdown with an optional front matter (`.mdc`). A text above the limit of a line is left out.
 * @throws SyntaxError for a `.json` file that is none
 */
export function readSource({ file, text, scope }: ImportSource): ImportLine[] {
  const { found, paths } = readText(file, text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const folder = packageOf(file, scope);
  return found.flatMap((one) =>
    one.text.length > MAX_LINE_TEXT
      ? []
      : [{ ...one, file: file.slice(-400), scope, paths, ...(folder !== null && { package: folder }) }],
  );
}

/**
 * The same for the database of agent-feedback-loop or one like it; what it learned counts as the person's own file does.
 * @throws SyntaxError for what is no SQLite file
 */
export function readDatabaseSource({
  file,
  scope,
  bytes,
}: Omit<ImportSource, "text"> & { bytes: Uint8Array }): ImportLine[] {
  return databaseLines(bytes).flatMap((one) =>
    one.text.length > MAX_LINE_TEXT ? [] : [{ ...one, file: file.slice(-400), scope, paths: [] }],
  );
}

function readText(file: string, text: string): { found: TextLine[]; paths: string[] } {
  if (/\.jsonl$/i.test(file)) return { found: jsonRowLines(text), paths: [] };
  if (/\.json$/i.test(file)) return { found: jsonLines(text), paths: [] };
  const lines = text.split("\n");
  const front = readFrontMatter(lines);
  return { found: markdownLines(lines.slice(front.lines), front.lines), paths: front.globs };
}

/** `packages/web/CLAUDE.md` counts for `packages/web`; a file at the root or in a folder of settings for all. */
function packageOf(file: string, scope: ImportLine["scope"]): string | null {
  const parts = file.split("/");
  const name = parts.pop() ?? "";
  if (scope === "global" || parts.length === 0 || !INSTRUCTION_FILES.test(name)) return null;
  const isSettings = parts.some((part) => part.startsWith(".") || part === ".." || part === "");
  return isSettings ? null : parts.join("/").slice(0, 400);
}
