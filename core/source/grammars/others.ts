import {
  afterNoWord,
  atLineStart,
  beginsWord,
  blockComment,
  type Entry,
  heredocBody,
  lineComment,
  quoted,
  readQuoted,
} from "../readers";
import { COMMENT, type Grammar, lineEnd, mark, type Scan, STRING } from "../scan";

const DOUBLE = quoted({ open: '"' });
const SINGLE = quoted({ open: "'" });

/** `url(http://x)` needs no quotes. */
const url: Entry = {
  starts: "u",
  read(scan, at) {
    const found = /^url\(\s*(?!["'\s])[^)\n]*\)?/.exec(scan.text.slice(at, at + 2000));
    if (!found) return at;
    mark(scan, at + 4, at + found[0].length - 1, STRING);
    return at + found[0].length;
  },
};

/** `$$ … $$` after `AS` or `DO` is the body of a function, so code; elsewhere a string. */
const dollarQuote: Entry = {
  starts: "$",
  read(scan, at) {
    const tag = /^\$(?:[A-Za-z_]\w*)?\$/.exec(scan.text.slice(at, at + 66))?.[0];
    if (tag === undefined) return at;
    const close = scan.text.indexOf(tag, at + tag.length);
    if (close === -1 || /\b(?:as|do|plpgsql|sql)\s*$/i.test(scan.text.slice(Math.max(0, at - 20), at)))
      return at + tag.length;
    mark(scan, at + tag.length, close, STRING);
    return close + tag.length;
  },
};

/** `e'…'` knows backslashes, a plain `'…'` doubles its quotes. */
const sqlText: Entry = {
  starts: "'",
  read(scan, at, grammar) {
    const way = /(?<![\w$])e$/i.test(scan.text.slice(Math.max(0, at - 2), at)) ? "\\" : "twice";
    return readQuoted({
      scan,
      grammar,
      at,
      from: at + 1,
      quote: { open: "'", escape: way, multiline: true },
    });
  },
};

/** A quote that begins a value: `key: "x"`, `- 'x'`, `[ "x" ]`; elsewhere it is an apostrophe. */
function beginsValue({ text, last }: Scan, at: number): boolean {
  return last < 0 || /[:,[{=&*!-]/.test(text.charAt(last)) || atLineStart(text, at);
}

/** The lines below `key: |`; a script is code with comments of its own. */
const blockText: Entry = {
  starts: "|>",
  read(scan, at) {
    const { text } = scan;
    const head = /(?:^|\n)([ \t]*(?:- +)*)([\w.-]*):?[^\n]*$/.exec(text.slice(Math.max(0, at - 300), at));
    if (!head || !/^[|>][+-]?\d?[+-]?[ \t]*(?:#[^\n]*)?(?:\n|$)/.test(text.slice(at, at + 200))) return at;
    if (/^(?:run|script|before_script|after_script|command|args|cmd)$/.test(head[2] ?? "")) return at;
    const indent = (head[1] ?? "").length;
    let end = lineEnd(text, at);
    for (let start = end + 1; start < text.length; start = end + 1) {
      const line = text.slice(start, lineEnd(text, start));
      if (line.trim() !== "" && line.length - line.trimStart().length <= indent) break;
      end = start + line.length;
      mark(scan, start, end, STRING);
    }
    return end;
  },
};

/** `[[ … ]]` and `--[==[ … ]==]`. */
const luaLong: Entry = {
  starts: "-[",
  read(scan, at) {
    const found = /^(--)?\[(=*)\[/.exec(scan.text.slice(at, at + 24));
    if (!found) return at;
    const close = scan.text.indexOf(`]${found[2]}]`, at);
    const end = close === -1 ? scan.text.length : close + 2 + (found[2] ?? "").length;
    mark(scan, at, end, found[1] ? COMMENT : STRING);
    return end;
  },
};

const phpHeredoc: Entry = {
  starts: "<",
  read(scan, at, grammar) {
    const found = /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/.exec(scan.text.slice(at, at + 80));
    if (!found) return at;
    scan.pending.push((state, from) => phpBody(state, from, found[2] ?? "", grammar));
    return at + found[0].length;
  },
};

/** The closing word may be indented and is followed by code. */
function phpBody(scan: Scan, from: number, tag: string, grammar: Grammar): number {
  const close = new RegExp(`^[ \\t]*${tag}\\b`, "m").exec(scan.text.slice(from));
  if (!close) return heredocBody({ tag, indented: true, inside: [], grammar })(scan, from);
  mark(scan, from, from + close.index, STRING);
  return from + close.index + close[0].length;
}

/** What follows `?>` is the page's own text again. */
const phpEnd: Entry = {
  starts: "?",
  read(scan, at) {
    if (!scan.text.startsWith("?>", at)) return at;
    const open = scan.text.indexOf("<?", at);
    const end = open === -1 ? scan.text.length : open;
    mark(scan, at + 2, end, STRING);
    return end;
  },
};

const perlPod: Entry = {
  starts: "=",
  read(scan, at) {
    if ((at > 0 && scan.text.charAt(at - 1) !== "\n") || !/^=[a-z]/.test(scan.text.slice(at, at + 2)))
      return at;
    const close = scan.text.indexOf("\n=cut", at);
    const end = close === -1 ? scan.text.length : close + 5;
    mark(scan, at, end, COMMENT);
    return end;
  },
};

export const OTHERS: Record<string, Grammar> = {
  PHP: {
    readers: [
      lineComment("//"),
      lineComment("#", (text, at) => text.charAt(at + 1) !== "["),
      blockComment("/*", "*/"),
      phpHeredoc,
      phpEnd,
      quoted({ open: '"', multiline: true }),
      quoted({ open: "'", multiline: true }, afterNoWord),
    ],
  },
  CSS: { readers: [blockComment("/*", "*/"), url, DOUBLE, SINGLE] },
  SCSS: {
    readers: [
      lineComment("//", (text, at) => text.charAt(at - 1) !== ":"),
      blockComment("/*", "*/"),
      url,
      DOUBLE,
      SINGLE,
    ],
  },
  SQL: {
    readers: [
      lineComment("--"),
      blockComment("/*", "*/", true),
      dollarQuote,
      sqlText,
      quoted({ open: '"', escape: "twice" }),
      quoted({ open: "`", escape: "twice" }),
    ],
  },
  YAML: {
    readers: [
      lineComment("#", beginsWord),
      blockText,
      quoted({ open: '"', multiline: true }, beginsValue),
      quoted({ open: "'", escape: "twice", multiline: true }, beginsValue),
    ],
  },
  TOML: {
    readers: [
      lineComment("#"),
      quoted({ open: '"""', multiline: true }),
      quoted({ open: "'''", escape: "none", multiline: true }),
      DOUBLE,
      quoted({ open: "'", escape: "none" }),
    ],
  },
  INI: {
    readers: [
      lineComment("#", beginsWord),
      lineComment(";", atLineStart),
      quoted({ open: '"' }, beginsValue),
      quoted({ open: "'" }, beginsValue),
    ],
  },
  Lua: { readers: [luaLong, lineComment("--"), DOUBLE, SINGLE] },
  Elixir: {
    readers: [
      lineComment("#"),
      quoted({ open: '"""', multiline: true, inside: [{ open: "#{", close: "}" }] }),
      quoted({ open: '"', multiline: true, inside: [{ open: "#{", close: "}" }] }),
      quoted({ open: "'" }, afterNoWord),
    ],
  },
  Perl: {
    readers: [
      perlPod,
      lineComment("#", (text, at) => text.charAt(at - 1) !== "$"),
      quoted({ open: '"', multiline: true }),
      quoted({ open: "'", multiline: true }, afterNoWord),
    ],
  },
  R: {
    readers: [
      lineComment("#"),
      quoted({ open: '"', multiline: true }),
      quoted({ open: "'", multiline: true }),
    ],
  },
  Haskell: { readers: [blockComment("{-", "-}", true), lineComment("--"), DOUBLE] },
};
