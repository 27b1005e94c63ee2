import type { FileChange } from "../../hook-event/schema";
import { baseName } from "../../shell/paths";
import { extensionOf, languageOf } from "../../source/language";
import type { AddedSource } from "../added-source";
import { EMOJI } from "../emoji";
import { hasNameStyle } from "../name-style";
import { longFunction } from "./function-length";
import { indentFault } from "./indent";
import { parseFault } from "./parse-fault";
import { quotesFault } from "./quotes";
import type { TextFormatSpec } from "./spec";

export type Fault = { about: string; what: string; line?: string };
type Check = (spec: TextFormatSpec, change: FileChange, source: AddedSource) => Fault | null;

const REGION_MARKS = { code: 0, comments: 1, strings: 2 } as const;

/** In the order in which a reader would see the faults. */
const CHECKS: Check[] = [
  (spec, change) => nameFault(spec, change),
  (spec, change, source) => {
    if (spec.indent === undefined && spec.indentWidth === undefined) return null;
    const found = indentFault(spec, change.path, source);
    return found && { about: "indent", ...found };
  },
  (spec, change, source) => {
    const found = spec.quotes && quotesFault(spec.quotes, change.path, source);
    return found ? { about: "quotes", what: `not in ${spec.quotes} quotes`, line: found } : null;
  },
  (spec, change, source) => lengthFault(spec, change, source),
  (spec, change) => sizeFault(spec, change),
  (spec, change) => {
    const most = spec.maxFunctionLines;
    const found = most === undefined ? null : longFunction(change, most);
    return found && { about: "function", what: `a function of ${found.lines} lines`, line: found.line };
  },
  (spec, change, source) => trailingFault(spec, change, source),
  (spec, _change, source) => emojiFault(spec, source),
  (spec, change) => endFault(spec, change),
  (spec, change) => {
    const found = spec.parses ? parseFault(change) : null;
    return found && { about: "parses", ...found };
  },
];

/** The first fault of a change's added lines, or of its name and end; null when there is none. */
export function formatFault(spec: TextFormatSpec, change: FileChange, source: AddedSource): Fault | null {
  for (const check of CHECKS) {
    const fault = check(spec, change, source);
    if (fault) return fault;
  }
  return null;
}

function isNew({ op }: FileChange): boolean {
  return op === "create" || op === "move";
}

/** Names that a habit of all writers or a framework gives (`README.md`, `[slug].tsx`) are nobody's style. */
function nameFault({ fileName }: TextFormatSpec, change: FileChange): Fault | null {
  if (!fileName || !isNew(change)) return null;
  const name = baseName(change.path);
  const stem = name.replace(/^\.+/, "").split(".")[0] ?? "";
  if (/^(?:[A-Z][A-Z0-9_-]+|Dockerfile|Makefile|Gemfile|Rakefile|Jenkinsfile|Procfile)$/.test(stem))
    return null;
  if (fileName !== "plain-ascii" && /[[\]()$@+]/.test(stem)) return null;
  return hasNameStyle(name, fileName) ? null : { about: "name", what: `the name is not ${fileName}` };
}

function lengthFault(
  { maxLineLength, paths, indentWidth }: TextFormatSpec,
  { path }: FileChange,
  source: AddedSource,
) {
  if (maxLineLength === undefined) return null;
  const language = languageOf(path);
  if (!paths && (language === "JSON" || (language === undefined && !isProse(path)))) return null;
  const wrong = source.lines.find(({ text, inside }) => {
    if (inside === 2 || text.length <= maxLineLength / (indentWidth ?? 4)) return false;
    const shown = text.trimEnd().replaceAll("\t", " ".repeat(indentWidth ?? 4));
    return [...shown].length > maxLineLength && !isUnbreakable(shown, maxLineLength, isProse(path));
  });
  return wrong
    ? { about: "length", what: `longer than ${maxLineLength} characters`, line: wrong.text }
    : null;
}

/** A file that is too long already may be made shorter. */
function sizeFault({ maxFileLines }: TextFormatSpec, change: FileChange): Fault | null {
  const { content, addedLines, removedLines } = change;
  if (maxFileLines === undefined || addedLines.length <= removedLines.length) return null;
  const lines = content === undefined ? addedLines.length : content.replace(/\n$/, "").split("\n").length;
  return lines > maxFileLines ? { about: "size", what: `${lines} lines` } : null;
}

/** An address or a path cannot be broken, nor can a row of a table in prose. */
function isUnbreakable(line: string, most: number, prose: boolean): boolean {
  if (prose && /^\s*\|/.test(line)) return true;
  const longest = Math.max(...line.split(/\s+/).map((word) => [...word].length));
  return longest > most / 2 && /[a-z]+:\/\/|\S{60}/i.test(line) && [...line].length - longest <= most;
}

function trailingFault({ noTrailingSpace }: TextFormatSpec, { path }: FileChange, source: AddedSource) {
  if (!noTrailingSpace) return null;
  const wrong = source.lines.find(({ text, inside }) => {
    const line = text.replace(/\r$/, "");
    if (inside === 2 || !/[ \t]$/.test(line)) return false;
    // Two blanks after text are a line break in Markdown.
    return !(isProse(path) && /\S {2}$/.test(line));
  });
  return wrong ? { about: "trailing", what: "blanks at the end of a line", line: wrong.text } : null;
}

function emojiFault({ noEmoji, emojiIn }: TextFormatSpec, { lines, marks }: AddedSource): Fault | null {
  if (!noEmoji) return null;
  for (const { text, from } of lines) {
    const found = EMOJI.exec(text);
    if (!found) continue;
    if (!emojiIn) return { about: "emoji", what: "an emoji", line: text };
    const as = marks?.[from + found.index];
    if (emojiIn.some((region) => REGION_MARKS[region] === as))
      return { about: "emoji", what: "an emoji", line: text };
  }
  return null;
}

function endFault({ finalNewline }: TextFormatSpec, { content }: FileChange): Fault | null {
  if (!finalNewline || content === undefined || content === "" || content.endsWith("\n")) return null;
  return { about: "end", what: "no line end at the end of the file" };
}

function isProse(path: string): boolean {
  return /^(?:md|mdx|markdown|txt|rst|adoc)$/.test(extensionOf(path));
}
