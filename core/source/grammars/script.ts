import { blockComment, type Entry, isApostrophe, lineComment, quoted } from "../readers";
import { type Grammar, isFirstOnLine, mark, type Scan, STRING, wordBefore } from "../scan";
import { readTag } from "./tags";

const BEFORE_VALUE =
  /^(?:return|case|typeof|in|of|delete|void|throw|new|else|do|await|yield|default|instanceof|extends)$/;
/** Words that may stand directly before a quote. */
const BEFORE_QUOTE = /^(?:return|case|typeof|in|of|from|import|export|default|else|throw|await|yield)$/;

/** JavaScript and TypeScript; `tags`: JSX may stand where a value may. */
export function scriptGrammar({ tags }: { tags: boolean }): Grammar {
  return {
    readers: [
      ...(tags ? [jsx] : []),
      { starts: "#", read: (scan, at) => (at === 0 && scan.text.startsWith("#!") ? hashbang(scan) : at) },
      lineComment("//"),
      blockComment("/*", "*/"),
      regex,
      quoted({ open: "`", multiline: true, inside: [{ open: "${", close: "}" }] }),
      quoted({ open: '"' }),
      quoted({ open: "'" }, (scan, at) => !isApostrophe(scan, at) || isAfterKeyword(scan, at)),
    ],
  };
}

function hashbang({ text, marks }: Scan): number {
  const end = text.indexOf("\n");
  marks.fill(1, 0, end === -1 ? text.length : end);
  return end === -1 ? text.length : end;
}

function isAfterKeyword({ text }: Scan, at: number): boolean {
  return BEFORE_QUOTE.test(wordBefore(text, at - 1));
}

/** Whether a value may begin here, so that `/` is no division and `<` no comparison. */
function mayBeginValue({ text, last }: Scan, at: number): boolean {
  if (last < 0) return true;
  const char = text.charAt(last);
  if (char === ">") return text.charAt(last - 1) === "=";
  if (char === "}") return isFirstOnLine(text, at);
  if (/[)\]"'`]/.test(char)) return false;
  if (/[\p{L}\p{N}_$]/u.test(char)) return BEFORE_VALUE.test(wordBefore(text, last));
  return true;
}

/** A regular expression is data; its inside may hold any quote. */
const regex: Entry = {
  starts: "/",
  read(scan, at) {
    if (!mayBeginValue(scan, at)) return at;
    const found = /^\/(?![*/\s])(?:\\[^\n]|\[(?:\\[^\n]|[^\]\\\n])*\]|[^\\/[\n])+\/[a-z]*/.exec(
      scan.text.slice(at, at + 1000),
    );
    if (!found) return at;
    mark(scan, at + 1, at + found[0].length, STRING);
    scan.last = at + found[0].length - 1;
    // What follows is a value's end, as after a closing bracket.
    return at + found[0].length;
  },
};

const jsx: Entry = {
  starts: "<",
  read(scan, at, grammar) {
    const follows = scan.lastTag >= 0 && scan.lastTag === scan.last;
    if (!follows && !isFirstOnLine(scan.text, at) && !mayBeginValue(scan, at)) return at;
    return readTag(scan, at, grammar);
  },
};
