import {
  afterNoWord,
  blockComment,
  characterLiteral,
  type Entry,
  lineComment,
  type Quote,
  quoted,
} from "../readers";
import { type Grammar, isWord, mark, type Scan, STRING } from "../scan";

const SLASHES = [lineComment("//"), blockComment("/*", "*/")];
const NESTING = [lineComment("//"), blockComment("/*", "*/", true)];
const DOUBLE = quoted({ open: '"' });
const SINGLE = quoted({ open: "'" });
const BLOCK = { open: '"""', multiline: true } satisfies Quote;
const DOLLAR: Quote["inside"] = [{ open: "${", close: "}" }];
const isTrigger = (scan: Scan, at: number, letters: RegExp) => letters.test(scan.text.charAt(at - 1));

/** `r#"…"#` with as many `#` as the writer liked. */
const rustRaw: Entry = {
  starts: "r",
  read(scan, at) {
    const found = /^r(#{0,20})"/.exec(scan.text.slice(at, at + 24));
    if (!found || (isWord(scan.text.charAt(at - 1)) && !/[bc]/.test(scan.text.charAt(at - 1)))) return at;
    return delimited(scan, at + found[0].length, `"${found[1]}`);
  },
};

/** `R"tag(…)tag"`. */
const cRaw: Entry = {
  starts: "R",
  read(scan, at) {
    const found = /^R"([^\s()\\]{0,16})\(/.exec(scan.text.slice(at, at + 24));
    return found ? delimited(scan, at + found[0].length, `)${found[1]}"`) : at;
  },
};

function delimited(scan: Scan, from: number, close: string): number {
  const found = scan.text.indexOf(close, from);
  const end = found === -1 ? scan.text.length : found;
  mark(scan, from, end, STRING);
  scan.last = end;
  return Math.min(end + close.length, scan.text.length);
}

/** `1'000'000`: a mark between digits. */
const digitMark: Entry = {
  starts: "'",
  read: ({ text }, at) =>
    /[0-9a-fA-F]/.test(text.charAt(at - 1)) &&
    /[0-9a-fA-F]/.test(text.charAt(at + 1)) &&
    text.charAt(at + 2) !== "'"
      ? at + 1
      : at,
};

/** `<stdio.h>` of an include is no string, and an apostrophe in `#error` text is none either. */
export const C_LIKE: Record<string, Grammar> = {
  C: { readers: [...SLASHES, cRaw, digitMark, DOUBLE, characterLiteral] },
  Protobuf: { readers: [...SLASHES, DOUBLE, SINGLE] },
  Go: {
    readers: [...SLASHES, quoted({ open: "`", escape: "none", multiline: true }), DOUBLE, characterLiteral],
  },
  Java: { readers: [...SLASHES, quoted(BLOCK), DOUBLE, characterLiteral] },
  Kotlin: {
    readers: [
      ...NESTING,
      quoted({ ...BLOCK, escape: "none", inside: DOLLAR }),
      quoted({ open: '"', inside: DOLLAR }),
      characterLiteral,
    ],
  },
  Scala: {
    readers: [
      ...NESTING,
      quoted({ ...BLOCK, escape: "none", inside: DOLLAR }, (scan, at) => isTrigger(scan, at, /[sf]/)),
      quoted({ ...BLOCK, escape: "none" }),
      quoted({ open: '"', inside: DOLLAR }, (scan, at) => isTrigger(scan, at, /[sf]/)),
      DOUBLE,
      characterLiteral,
    ],
  },
  Groovy: {
    readers: [
      ...SLASHES,
      quoted({ ...BLOCK, inside: DOLLAR }),
      quoted({ open: "'''", multiline: true }),
      quoted({ open: '"', inside: DOLLAR }),
      SINGLE,
    ],
  },
  Dart: {
    readers: [
      ...NESTING,
      quoted({ ...BLOCK, inside: DOLLAR }),
      quoted({ open: "'''", multiline: true, inside: DOLLAR }),
      quoted({ open: '"', inside: DOLLAR }),
      quoted({ open: "'", inside: DOLLAR }),
    ],
  },
  Swift: {
    readers: [
      ...NESTING,
      quoted({ open: '#"', close: '"#', escape: "none" }),
      quoted({ ...BLOCK, inside: [{ open: "\\(", close: ")" }] }),
      quoted({ open: '"', inside: [{ open: "\\(", close: ")" }] }),
    ],
  },
  "C#": {
    readers: [
      ...SLASHES,
      ...['$@"', '@$"'].map((open) =>
        quoted({ open, close: '"', escape: "twice", multiline: true, inside: [{ open: "{", close: "}" }] }),
      ),
      quoted({ open: '@"', close: '"', escape: "twice", multiline: true }),
      quoted({ ...BLOCK, escape: "none" }),
      quoted({ open: '$"', close: '"', inside: [{ open: "{", close: "}" }] }),
      DOUBLE,
      characterLiteral,
    ],
  },
  Rust: {
    readers: [...NESTING, rustRaw, quoted({ open: '"', multiline: true }), characterLiteral],
  },
  Zig: { readers: [lineComment("//"), DOUBLE, characterLiteral] },
  Terraform: { readers: [...SLASHES, lineComment("#"), quoted({ open: '"', inside: DOLLAR })] },
  GraphQL: { readers: [lineComment("#"), quoted(BLOCK), DOUBLE] },
  JSON: { readers: [...SLASHES, DOUBLE, quoted({ open: "'" }, afterNoWord)] },
};
