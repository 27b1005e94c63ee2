import {
  COMMENT,
  type Grammar,
  isFirstOnLine,
  isWord,
  lineEnd,
  mark,
  type Reader,
  type Scan,
  STRING,
  walkInside,
} from "./scan";

type Entry = Grammar["readers"][number];

/** A comment up to the end of the line. */
export function lineComment(open: string, allowed?: (text: string, at: number) => boolean): Entry {
  return {
    starts: open.charAt(0),
    read(scan, at) {
      if (!scan.text.startsWith(open, at) || (allowed && !allowed(scan.text, at))) return at;
      const end = lineEnd(scan.text, at);
      mark(scan, at, end, COMMENT);
      return end;
    },
  };
}

/** A comment between two marks; without its end it goes to the end of the text. */
export function blockComment(open: string, close: string, nests = false): Entry {
  return {
    starts: open.charAt(0),
    read(scan, at) {
      if (!scan.text.startsWith(open, at)) return at;
      const from = at + open.length;
      const end =
        (nests ? nestedEnd(scan.text, from, open, close) : null) ?? plainEnd(scan.text, from, close);
      mark(scan, at, end, COMMENT);
      return end;
    },
  };
}

function plainEnd(text: string, from: number, close: string): number {
  const end = text.indexOf(close, from);
  return end === -1 ? text.length : end + close.length;
}

/** Null where the marks do not balance: then the first end counts. */
function nestedEnd(text: string, from: number, open: string, close: string): number | null {
  let depth = 1;
  for (let at = from; at < text.length; ) {
    if (text.startsWith(close, at)) {
      depth -= 1;
      at += close.length;
      if (depth === 0) return at;
    } else if (text.startsWith(open, at)) {
      depth += 1;
      at += open.length;
    } else at += 1;
  }
  return null;
}

export type Quote = {
  open: string;
  close?: string;
  /** How the closing mark is written inside: after a backslash, twice, or not at all. */
  escape?: "\\" | "twice" | "none";
  multiline?: boolean;
  /** Code inside: `${` to `}`. */
  inside?: { open: string; close: "}" | ")" }[];
};

/** A string in quotes. */
export function quoted(quote: Quote, allowed?: (scan: Scan, at: number) => boolean): Entry {
  return {
    starts: quote.open.charAt(0),
    read(scan, at, grammar) {
      if (!scan.text.startsWith(quote.open, at) || (allowed && !allowed(scan, at))) return at;
      return readQuoted({ scan, grammar, at, from: at + quote.open.length, quote });
    },
  };
}

type QuotedRead = {
  scan: Scan;
  grammar: Grammar;
  at: number;
  from: number;
  quote: Quote;
  as?: number;
  special?: "attribute" | "doc";
};

/** Marks a string's inside and returns the position after its end. A line end closes what cannot go over lines. */
export function readQuoted({ scan, grammar, at, from, quote, as = STRING, special }: QuotedRead): number {
  const { text } = scan;
  const { open, close = open, escape: way = "\\", multiline = false, inside = [] } = quote;
  let index = from;
  for (; index < text.length; ) {
    const char = text.charAt(index);
    const code = inside.find((part) => text.startsWith(part.open, index));
    if (way === "\\" && char === "\\" && !code) {
      mark(scan, index, index + 2, as);
      index += 2;
    } else if (text.startsWith(close, index)) {
      if (way !== "twice" || !text.startsWith(close, index + close.length)) break;
      mark(scan, index, index + close.length * 2, as);
      index += close.length * 2;
    } else if (code && !text.startsWith(code.open.repeat(2), index)) {
      index = walkInside(scan, grammar, index + code.open.length, code.close);
    } else if (char === "\n" && !multiline) {
      break;
    } else {
      const width = code ? code.open.length * 2 : 1;
      mark(scan, index, index + width, as);
      index += width;
    }
  }
  const closed = text.startsWith(close, index);
  const end = Math.min(closed ? index + close.length : index, text.length);
  scan.literals.push({ from: at, to: end, open, ...(special ? { special } : {}) });
  if (closed) scan.last = end - 1;
  return end;
}

/** A character in single quotes; anything else after the mark is none (`'a` is a lifetime, `1'000` a number). */
export const characterLiteral: Entry = {
  starts: "'",
  read(scan, at) {
    const found = /^'(?:\\[^\n]{1,10}?|[^\\'\n]{1,2})'/.exec(scan.text.slice(at, at + 14));
    if (!found) return at;
    mark(scan, at + 1, at + found[0].length - 1, STRING);
    scan.last = at + found[0].length - 1;
    return at + found[0].length;
  },
};

/** Passes over what would otherwise begin something: `\"` in a shell, `$'` in Ruby. */
export function skipping(starts: string, pattern: RegExp): Entry {
  return {
    starts,
    read(scan, at) {
      const found = pattern.exec(scan.text.slice(at, at + 40));
      if (!found) return at;
      scan.last = at + found[0].length - 1;
      return at + found[0].length;
    },
  };
}

export type Heredoc = {
  tag: string;
  /** The closing line may be indented. */
  indented: boolean;
  inside: NonNullable<Quote["inside"]>;
  grammar: Grammar;
};

/** The lines of a text that a word like `<<EOF` announced, up to the line of that word. */
export function heredocBody({ tag, indented, inside, grammar }: Heredoc): (scan: Scan, at: number) => number {
  return (scan, at) => {
    const { text } = scan;
    for (let start = at; start < text.length; ) {
      const end = lineEnd(text, start);
      const line = text.slice(start, end).replace(/\r$/, "");
      if ((indented ? line.trimStart() : line) === tag) return end;
      markLine(scan, start, end, inside, grammar);
      start = end + 1;
    }
    return text.length;
  };
}

function markLine(
  scan: Scan,
  from: number,
  to: number,
  inside: NonNullable<Quote["inside"]>,
  grammar: Grammar,
): void {
  for (let index = from; index < to; ) {
    const code = inside.find((part) => scan.text.startsWith(part.open, index));
    const end = code ? scan.text.indexOf(code.close, index) : -1;
    if (code && end !== -1 && end < to) {
      index = Math.min(walkInside(scan, grammar, index + code.open.length, code.close), to);
    } else {
      mark(scan, index, index + 1, STRING);
      index += 1;
    }
  }
}

/** `#` that begins a word, as shells and YAML want it. */
export function beginsWord(text: string, at: number): boolean {
  return at === 0 || /[\s;&|()`]/.test(text.charAt(at - 1));
}

export function atLineStart(text: string, at: number): boolean {
  return isFirstOnLine(text, at);
}

/** `'` between letters is an apostrophe of prose, not a quote. */
export function isApostrophe({ text }: Scan, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));
}

/** A mark that no letter, digit or `$` precedes. */
export function afterNoWord(scan: Scan, at: number): boolean {
  return at === 0 || !isWord(scan.text.charAt(at - 1));
}

export type { Entry, Reader };
