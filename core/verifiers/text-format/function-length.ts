import type { FileChange } from "../../hook-event/schema";
import { languageOf } from "../../source/language";
import { readSource } from "../../source/read-source";
import { onlyRegion } from "../regions";

type Span = { from: number; to: number };

const BRACES = new Set(
  "JavaScript Components Go Java Kotlin Scala Groovy Dart Swift C# C Rust PHP Zig".split(" "),
);
const INDENTED = new Set(["Python"]);
const ENDED = new Set(["Ruby", "Elixir", "Lua"]);
/** Heads of blocks that are no function, though a bracket stands before their brace. */
const BLOCK =
  /^(?:\}\s*)?(?:if|else|for|foreach|while|do|switch|match|select|case|try|catch|finally|with|using|lock|synchronized|guard|unless|loop|when|class|struct|interface|enum|union|namespace|module|object|impl|trait|extension|protocol|extern|import|export\s*\{|defer|go|return|new|record|unsafe|autoreleasepool)\b/;
const MAX_READ = 200_000;

/**
 * The first function of a change that is longer than a number of lines and that the change adds to, from its head to
 * its end, as its name reads. Read by braces, indentation or `end`; null for languages of other forms.
 */
export function longFunction(change: FileChange, most: number): { line: string; lines: number } | null {
  const text = change.content ?? change.addedLines.join("\n");
  if (text.length > MAX_READ) return null;
  const lines = text.split("\n");
  const added =
    change.content === undefined ? null : new Set(change.addedLines.filter((line) => /\w/.test(line)));
  for (const { from, to } of functionsIn(text, lines, change.path)) {
    const length = to - from + 1;
    if (length <= most) continue;
    const isTouched = added === null || lines.slice(from, to + 1).some((line) => added.has(line));
    if (isTouched) return { line: (lines[from] ?? "").trim(), lines: length };
  }
  return null;
}

function functionsIn(text: string, lines: readonly string[], path: string): Span[] {
  const language = languageOf(path);
  if (language === undefined) return [];
  if (BRACES.has(language)) return inBraces(codeOf(text, path));
  if (INDENTED.has(language)) return byIndent(codeOf(text, path).split("\n"), lines);
  return ENDED.has(language) ? byEnd(lines) : [];
}

function codeOf(text: string, path: string): string {
  const marks = readSource(text, path)?.marks;
  return marks ? onlyRegion(text, marks, "code") : text;
}

/** Every brace that opens the body of a named function, with the line of its head and of its end. */
function inBraces(code: string): Span[] {
  const spans: Span[] = [];
  const open: { from: number | null; depth: number; start: number }[] = [];
  let line = 0;
  let depth = 0;
  let start = 0;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === "\n") line += 1;
    else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth = Math.max(0, depth - 1);
    else if (sign === "{") {
      // What is handed to a call (`describe(…, () => {`) is no function of its own.
      const head = depth === 0 ? headOf(code.slice(Math.max(start, at - 600), at)) : null;
      open.push({ from: head === null ? null : line - linesIn(head), depth, start });
      depth = 0;
      start = at + 1;
    } else if (sign === "}") {
      const block = open.pop();
      if (block && block.from !== null) spans.push({ from: block.from, to: line });
      depth = block?.depth ?? 0;
      // A shape inside of a head is a part of it.
      start = block && block.depth > 0 ? block.start : at + 1;
    } else if (sign === ";" && depth === 0) start = at + 1;
  }
  return spans.sort((a, b) => a.from - b.from);
}

/** The head of a function at the end of what stands before a brace; null when another block opens. */
function headOf(before: string): string | null {
  const text = before.replaceAll("\u00a0", " ");
  const word = [...text.matchAll(/\b(?:function|func|fn|fun|def)\b/g)].at(-1);
  if (word) return text.slice(text.lastIndexOf("\n", word.index) + 1);
  const closed =
    /\)(?:\s*(?:const|noexcept|override|final|async|throws?\b|->|=>|:)[^{};=]*)?(?:=>)?\s*$/.exec(text);
  if (!closed) return /=>\s*$/.test(text) ? text.slice(text.trimEnd().lastIndexOf("\n") + 1) : null;
  const opened = openingOf(text, closed.index);
  const from = text.lastIndexOf("\n", opened) + 1;
  const line = text.slice(from).trim();
  const isArrow = /=>\s*$/.test(text);
  if (
    BLOCK.test(line) ||
    (!isArrow && /(?:=|\+|&&|\|\||[,(?])\s*$/.test(text.slice(from, opened).replace(/\w+$/, "")))
  )
    return null;
  return isArrow || /[\w>\]]\s*$/.test(text.slice(0, opened)) ? text.slice(from) : null;
}

/** Where the bracket opens that closes at a place. */
function openingOf(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (text[at] === ")") depth += 1;
    if (text[at] === "(") depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/** From `def` to the last line that is indented deeper. */
function byIndent(code: readonly string[], lines: readonly string[]): Span[] {
  return code.flatMap((line, from): Span[] => {
    const indent = /^(\s*)(?:async\s+)?def\s/.exec(line)?.[1];
    if (indent === undefined) return [];
    let at = from;
    // The head may go over several lines, closed at the depth of the `def`.
    while (at < code.length - 1 && !/:\s*$/.test((code[at] ?? "").replaceAll("\u00a0", " "))) at += 1;
    let to = at;
    for (let next = at + 1; next < lines.length; next += 1) {
      const text = lines[next] ?? "";
      if (text.trim() === "") continue;
      const deeper = /^\s*/.exec(text)?.[0].length ?? 0;
      if (deeper <= indent.length && /\S/.test((code[next] ?? "").replaceAll("\u00a0", " "))) break;
      to = next;
    }
    return [{ from, to }];
  });
}

/** From `def` to the `end` of the same depth. */
function byEnd(lines: readonly string[]): Span[] {
  return lines.flatMap((line, from): Span[] => {
    const indent = /^(\s*)(?:def|defp|(?:local\s+)?function)\s/.exec(line)?.[1];
    if (indent === undefined) return [];
    const to = lines.findIndex(
      (text, at) => at > from && /^end\b/.test(text.slice(indent.length)) && text.startsWith(indent),
    );
    return to === -1 ? [] : [{ from, to }];
  });
}
