/** What a character belongs to; 0 is code. */
export const COMMENT = 1;
export const STRING = 2;

/** How deep texts inside code inside texts are followed. */
const MAX_DEPTH = 40;

/** A string as the source writes it; `to` is the position after its end. */
export type Literal = {
  from: number;
  to: number;
  /** The opening delimiter: `"`, `'''`. */
  open: string;
  /** The value of an attribute of a tag, or a documentation text: writers quote those by other habits. */
  special?: "attribute" | "doc";
};

export type Scan = {
  text: string;
  marks: Uint8Array;
  literals: Literal[];
  /** Position of the last character of code that is no blank; -1 at the start. */
  last: number;
  /** Position of the last character of a tag, after which another tag may follow. */
  lastTag: number;
  /** Texts announced on this line (`<<EOF`) that begin on the next one. */
  pending: ((scan: Scan, at: number) => number)[];
  depth: number;
};

/** Reads what begins at a position: the position after it, or the same one when nothing of its sort begins there. */
export type Reader = (scan: Scan, at: number, grammar: Grammar) => number;

export type Grammar = {
  /** Readers by the characters that they may begin with. */
  readers: { starts: string; read: Reader }[];
};

/** The state before the first character. */
export function startScan(text: string): Scan {
  return {
    text,
    marks: new Uint8Array(text.length),
    literals: [],
    last: -1,
    lastTag: -1,
    pending: [],
    depth: 0,
  };
}

/**
 * Reads code from a position to the bracket that closes it (`}` or `)`), or to the end of the text.
 * @returns position of that bracket, or the length of the text
 */
export function walk(scan: Scan, grammar: Grammar, from: number, close = ""): number {
  const { text } = scan;
  const open = close === "}" ? "{" : "(";
  const readers = readersOf(grammar);
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const char = text.charAt(at);
    if (close !== "" && char === close) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (close !== "" && char === open) depth += 1;
    at = step(scan, grammar, at, readers.get(char));
  }
  return text.length;
}

function step(scan: Scan, grammar: Grammar, at: number, readers: Reader[] | undefined): number {
  const char = scan.text.charAt(at);
  if (char === "\n" && scan.pending.length > 0) {
    const [...pending] = scan.pending;
    scan.pending.length = 0;
    return pending.reduce((position, read) => read(scan, position), at + 1);
  }
  for (const read of readers ?? []) {
    const next = read(scan, at, grammar);
    if (next > at) return next;
  }
  if (!isBlank(char)) scan.last = at;
  return at + 1;
}

/** Code inside a string: `${…}`. Returns the position after its closing bracket. */
export function walkInside(scan: Scan, grammar: Grammar, from: number, close: "}" | ")"): number {
  if (scan.depth >= MAX_DEPTH) return from;
  scan.depth += 1;
  const last = scan.last;
  scan.last = from - 1;
  const end = walk(scan, grammar, from, close);
  scan.last = last;
  scan.depth -= 1;
  return Math.min(end + 1, scan.text.length);
}

export function mark(scan: Scan, from: number, to: number, as: number): void {
  scan.marks.fill(as, from, Math.min(to, scan.text.length));
}

/** Position of the next line end, or the length of the text. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Whether only blanks stand between the start of the line and a position. */
export function isFirstOnLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === "";
}

export function isBlank(char: string): boolean {
  return char === " " || char === "\t" || char === "\n" || char === "\r" || char === "\u00a0";
}

export function isWord(char: string): boolean {
  return /[\p{L}\p{N}_$]/u.test(char);
}

/** The word of code that ends at a position: `return` before a regular expression. */
export function wordBefore(text: string, last: number): string {
  let from = last;
  while (from >= 0 && last - from < 20 && isWord(text.charAt(from))) from -= 1;
  return text.slice(from + 1, last + 1);
}

const tables = new WeakMap<Grammar, Map<string, Reader[]>>();

function readersOf(grammar: Grammar): Map<string, Reader[]> {
  const known = tables.get(grammar);
  if (known) return known;
  const table = new Map<string, Reader[]>();
  for (const { starts, read } of grammar.readers)
    for (const char of starts) table.set(char, [...(table.get(char) ?? []), read]);
  tables.set(grammar, table);
  return table;
}
