import type { LanguageSyntax } from "./language";

export type Region = "code" | "comments" | "strings";

/** Stands for a character of another region: blank to our scanners, no indentation to a pattern. */
const BLANK = "\u00a0";

type StringSyntax = LanguageSyntax["strings"][number];

/**
 * The text with everything outside one kind of region blanked, line ends and positions kept, so
 * that a match in the result is a match in that region. Fragments are read as if they stood alone.
 */
export function onlyRegion(text: string, syntax: LanguageSyntax, wanted: Region): string {
  const marks = markRegions(text, syntax);
  let result = "";
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? "";
    result += char === "\n" || marks[index] === wanted ? char : BLANK;
  }
  return result;
}

/** The text with one kind of region blanked, everything else kept. */
export function withoutRegion(text: string, syntax: LanguageSyntax, unwanted: Region): string {
  const marks = markRegions(text, syntax);
  let result = "";
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? "";
    result += char === "\n" || marks[index] !== unwanted ? char : BLANK;
  }
  return result;
}

function markRegions(text: string, syntax: LanguageSyntax): Region[] {
  const marks = new Array<Region>(text.length).fill("code");
  /** Open `${` of template strings: the brace depth at which each ends. */
  const templates: { syntax: StringSyntax; depth: number }[] = [];
  let depth = 0;
  let index = 0;
  while (index < text.length) {
    const comment = commentEnd(text, index, syntax);
    if (comment !== null) {
      marks.fill("comments", index, comment);
      index = comment;
      continue;
    }
    const template = templates.at(-1);
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") {
      if (template && template.depth === depth) {
        templates.pop();
        index = readString({ text, from: index + 1, syntax: template.syntax, marks, onOpen: open });
        continue;
      }
      depth -= 1;
    }
    const string = syntax.strings.find((candidate) => text.startsWith(candidate.open, index));
    if (string && !isApostrophe(text, index, string, syntax)) {
      const start = index + string.open.length;
      index = readString({ text, from: start, syntax: string, marks, onOpen: open });
      continue;
    }
    index += 1;
  }
  return marks;

  function open(string: StringSyntax): void {
    templates.push({ syntax: string, depth });
  }
}

type StringRead = {
  text: string;
  from: number;
  syntax: StringSyntax;
  marks: Region[];
  onOpen: (syntax: StringSyntax) => void;
};

/** Marks a string's inside and returns the position after it, or after an opened `${`. */
function readString({ text, from, syntax, marks, onOpen }: StringRead): number {
  for (let index = from; index < text.length; index += 1) {
    if (syntax.escapes && text[index] === "\\") {
      marks.fill("strings", index, index + 2);
      index += 1;
    } else if (text.startsWith(syntax.close, index)) {
      return index + syntax.close.length;
    } else if (syntax.interpolation && text.startsWith(syntax.interpolation, index)) {
      onOpen(syntax);
      return index + syntax.interpolation.length;
    } else if (text[index] === "\n" && !syntax.multiline) {
      return index;
    } else marks[index] = "strings";
  }
  return text.length;
}

function commentEnd(text: string, index: number, syntax: LanguageSyntax): number | null {
  for (const [open, close] of syntax.blockComments) {
    if (!text.startsWith(open, index)) continue;
    const end = text.indexOf(close, index + open.length);
    return end === -1 ? text.length : end + close.length;
  }
  if (!syntax.lineComments.some((mark) => text.startsWith(mark, index))) return null;
  // `#` inside a word is no comment in shells and the like: `${#x}`, `a#b`.
  if (text[index] === "#" && index > 0 && /[\w${]/.test(text[index - 1] ?? "")) return null;
  const end = text.indexOf("\n", index);
  return end === -1 ? text.length : end;
}

/** `'` after a letter or digit is an apostrophe in JSX text, or a lifetime, not a string. */
function isApostrophe(text: string, index: number, string: StringSyntax, syntax: LanguageSyntax): boolean {
  if (string.open !== "'" || syntax.name === "Python") return false;
  return index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] ?? "") && /\p{L}/u.test(text[index + 1] ?? "");
}
