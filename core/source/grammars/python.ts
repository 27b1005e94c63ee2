import { type Entry, lineComment, readQuoted } from "../readers";
import { COMMENT, type Grammar, isFirstOnLine, type Scan } from "../scan";

const CONTINUES = /[([{,=+\-*/%\\|&<>]/;

/** A string with its prefix; the braces of `f"…"` hold code, and a text that is a statement of its own is documentation. */
const text: Entry = {
  starts: "\"'",
  read(scan, at, grammar) {
    const quote = scan.text.charAt(at);
    const prefix =
      /(?<![\p{L}\p{N}_])[rbuft]{0,2}$/iu.exec(scan.text.slice(Math.max(0, at - 3), at))?.[0] ?? "";
    const open = scan.text.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
    const isDoc = open.length === 3 && isStatement(scan, at - prefix.length);
    return readQuoted({
      scan,
      grammar,
      at,
      from: at + open.length,
      quote: {
        open,
        multiline: open.length === 3,
        inside: /[ft]/i.test(prefix) ? [{ open: "{", close: "}" }] : [],
      },
      ...(isDoc ? { as: COMMENT, special: "doc" } : {}),
    });
  },
};

function isStatement(scan: Scan, at: number): boolean {
  if (!isFirstOnLine(scan.text, at)) return false;
  // The prefix itself was read as code already.
  let last = scan.last;
  while (last >= at) last -= 1;
  while (last >= 0 && /\s/.test(scan.text.charAt(last))) last -= 1;
  return last < 0 || !CONTINUES.test(scan.text.charAt(last));
}

export const pythonGrammar: Grammar = { readers: [lineComment("#"), text] };
