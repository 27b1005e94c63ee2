import { readQuoted } from "../readers";
import { type Grammar, isBlank, mark, type Scan, STRING, walkInside } from "../scan";

const NAME = /^<([A-Za-z_][\w.:-]*)?(?=[\s/>])/;

/**
 * Reads an element with everything inside: tags are code, the texts between them and the values of attributes are
 * strings, what stands in braces is code again. A tag that nothing closes is read up to its own end.
 * @returns the same position where no element begins (`a < b`, `<T,>(x)`)
 */
export function readTag(scan: Scan, at: number, grammar: Grammar): number {
  const { text } = scan;
  const found = NAME.exec(text.slice(at, at + 200));
  if (!found || (found[1] === undefined && text.charAt(at + 1) !== ">")) return at;
  const name = found[1] ?? "";
  if (/^<[A-Za-z_]\w*\s+extends\b/.test(text.slice(at, at + 100))) return at;
  const opened = readOpenTag(scan, at + 1 + name.length, grammar);
  if (opened.end === at) return at;
  const isClosed = opened.selfClosing || !text.includes(`</${name}`, opened.end);
  const end = isClosed ? opened.end : readChildren(scan, opened.end, grammar);
  scan.last = end - 1;
  scan.lastTag = end - 1;
  return end;
}

/** Attributes up to `>` or `/>`. */
function readOpenTag(scan: Scan, from: number, grammar: Grammar): { end: number; selfClosing: boolean } {
  const { text } = scan;
  for (let at = from; at < text.length; ) {
    const char = text.charAt(at);
    if (char === ">") return { end: at + 1, selfClosing: text.charAt(at - 1) === "/" };
    if (char === '"' || char === "'") at = readAttribute(scan, at, grammar);
    else if (char === "{") at = walkInside(scan, grammar, at + 1, "}");
    else at += 1;
  }
  return { end: text.length, selfClosing: true };
}

export function readAttribute(scan: Scan, at: number, grammar: Grammar): number {
  const quote = { open: scan.text.charAt(at), escape: "none" as const, multiline: true };
  return readQuoted({ scan, grammar, at, from: at + 1, quote, special: "attribute" });
}

/** Texts and elements up to the end of the element that is open. */
function readChildren(scan: Scan, from: number, grammar: Grammar): number {
  const { text } = scan;
  let open = 1;
  for (let at = from; at < text.length; ) {
    const char = text.charAt(at);
    if (char === "{") at = walkInside(scan, grammar, at + 1, "}");
    else if (char === "<" && text.charAt(at + 1) === "/") {
      const end = text.indexOf(">", at);
      if (end === -1) return text.length;
      at = end + 1;
      open -= 1;
      if (open === 0) return at;
    } else if (char === "<" && /[A-Za-z_>]/.test(text.charAt(at + 1))) {
      const tag = readOpenTag(scan, at + 1, grammar);
      if (!tag.selfClosing) open += 1;
      at = tag.end;
    } else {
      // Blanks between tags are how the code is laid out.
      if (!isBlank(char)) mark(scan, at, at + 1, STRING);
      at += 1;
    }
  }
  return text.length;
}
