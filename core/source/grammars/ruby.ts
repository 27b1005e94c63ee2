import { type Entry, heredocBody, lineComment, quoted, skipping } from "../readers";
import { COMMENT, type Grammar, isFirstOnLine, isWord, lineEnd, mark, type Scan, STRING } from "../scan";

const INSIDE = [{ open: "#{", close: "}" as const }];
const PAIRS: Record<string, string> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** `=begin` to `=end`, both at the very start of a line, and everything after `__END__`. */
const documentation: Entry = {
  starts: "=_",
  read(scan, at) {
    if (at > 0 && scan.text.charAt(at - 1) !== "\n") return at;
    if (/^__END__\r?(?:\n|$)/.test(scan.text.slice(at, at + 9))) {
      mark(scan, at, scan.text.length, COMMENT);
      return scan.text.length;
    }
    if (!scan.text.startsWith("=begin", at)) return at;
    const close = scan.text.indexOf("\n=end", at);
    const end = close === -1 ? scan.text.length : lineEnd(scan.text, close + 1);
    mark(scan, at, end, COMMENT);
    return end;
  },
};

/** `%w[…]`, `%q(…)` and the like, with nesting brackets. */
const percent: Entry = {
  starts: "%",
  read(scan, at) {
    const found = /^%[qQwWiIrxs]?([([{<|!])/.exec(scan.text.slice(at, at + 3));
    if (!found || (found[0].length === 2 && !mayBeginValue(scan))) return at;
    const open = found[1] ?? "";
    const close = PAIRS[open] ?? open;
    let depth = 1;
    for (let index = at + found[0].length; index < scan.text.length; index += 1) {
      const char = scan.text.charAt(index);
      if (char === "\\") index += 1;
      else if (char === close) depth -= 1;
      else if (char === open) depth += 1;
      if (depth === 0) {
        mark(scan, at + found[0].length, index, STRING);
        scan.last = index;
        return index + 1;
      }
    }
    return at;
  },
};

const heredoc: Entry = {
  starts: "<",
  read(scan, at, grammar) {
    const found = /^<<([~-]?)(["'`]?)([A-Za-z_]\w*)\2/.exec(scan.text.slice(at, at + 80));
    const tag = found?.[3] ?? "";
    const isPlain = !found?.[1] && !found?.[2];
    if (!found || (isPlain && (!/^[A-Z]/.test(tag) || isWord(scan.text.charAt(at - 1))))) return at;
    const inside = found[2] === "'" ? [] : INSIDE;
    scan.pending.push(heredocBody({ tag, indented: found[1] !== "", inside, grammar }));
    scan.last = at + found[0].length - 1;
    return at + found[0].length;
  },
};

const regex: Entry = {
  starts: "/",
  read(scan, at) {
    if (!mayBeginValue(scan) && !isArgument(scan, at)) return at;
    const found = /^\/(?!\s)(?:\\[^\n]|[^\\/\n])+\/[a-z]*/.exec(scan.text.slice(at, at + 500));
    if (!found) return at;
    mark(scan, at + 1, at + found[0].length, STRING);
    scan.last = at + found[0].length - 1;
    return at + found[0].length;
  },
};

/** `split /x/`: a blank before, none behind. */
function isArgument({ text }: Scan, at: number): boolean {
  return text.charAt(at - 1) === " " && /\S/.test(text.charAt(at + 1)) && text.charAt(at + 1) !== "=";
}

function mayBeginValue({ text, last }: Scan): boolean {
  return last < 0 || /[(,=[!&|?{;:~+*%<>^-]/.test(text.charAt(last)) || isFirstOnLine(text, last + 1);
}

export const rubyGrammar: Grammar = {
  readers: [
    documentation,
    // `$'`, `$"` are variables, `?"` is a character.
    skipping("$", /^\$["'`]/),
    skipping("?", /^\?["'`#/](?![\w"'])/),
    heredoc,
    percent,
    regex,
    lineComment("#"),
    quoted({ open: '"', multiline: true, inside: INSIDE }),
    quoted({ open: "`", multiline: true, inside: INSIDE }),
    quoted({ open: "'", multiline: true }, ({ text }, at) => !isWord(text.charAt(at - 1))),
  ],
};
