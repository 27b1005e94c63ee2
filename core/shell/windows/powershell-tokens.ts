import { closingBracket, type Token } from "./tokens";

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

type Reading = { source: string; at: number; tokens: Token[]; word: string | null; quoted: boolean };

/** Cuts PowerShell into tokens; null when a quote or a bracket stays open. */
export function powershellTokens(source: string): Token[] | null {
  const reading: Reading = { source, at: 0, tokens: [], word: null, quoted: false };
  while (reading.at < source.length) if (!readNext(reading)) return null;
  endWord(reading);
  return reading.tokens;
}

function readNext(reading: Reading): boolean {
  const { source, at } = reading;
  const char = source.charAt(at);
  const rest = source.slice(at, at + 4);
  if (char === "`") return readEscape(reading);
  if (char === "'" || char === '"') return readQuoted(reading, char);
  if (reading.word === null && (rest.startsWith("@'") || rest.startsWith('@"'))) return readHere(reading);
  if (reading.word === null && rest.startsWith("<#")) return skipTo(reading, "#>");
  if (reading.word === null && char === "#") return skipTo(reading, "\n");
  if (char === "{" || char === "(") return readBlock(reading, char);
  if (char === ")" || char === "}") return false;
  const redirect =
    reading.word === null || /^[\d*]$/.test(reading.word) ? /^[\d*]?(>>?)(&\d)?/.exec(rest) : null;
  if (redirect) return readRedirect(reading, redirect);
  const separator = /^(?:&&|\|\||[;|\n&])/.exec(rest)?.[0];
  if (separator !== undefined) {
    endWord(reading);
    reading.tokens.push({ type: "separator", text: separator });
    reading.at += separator.length;
    return true;
  }
  // A comma makes a list: each part is an argument of its own.
  if (/[\s,]/.test(char)) endWord(reading);
  else reading.word = (reading.word ?? "") + char;
  reading.at += 1;
  return true;
}

function readEscape(reading: Reading): boolean {
  const next = reading.source.charAt(reading.at + 1);
  reading.at += 2;
  // At the end of a line it joins the next one.
  if (next !== "\n" && next !== "") reading.word = (reading.word ?? "") + next;
  return true;
}

function readQuoted(reading: Reading, quote: string): boolean {
  const { source } = reading;
  let text = "";
  for (let index = reading.at + 1; index < source.length; index += 1) {
    const char = source.charAt(index);
    if (char === quote && source.charAt(index + 1) === quote) {
      text += quote;
      index += 1;
    } else if (char === quote) {
      reading.word = (reading.word ?? "") + text;
      reading.quoted = true;
      reading.at = index + 1;
      return true;
    } else if (quote === '"' && char === "`") {
      const next = source.charAt(index + 1);
      text += ESCAPES[next] ?? next;
      index += 1;
    } else if (quote === '"' && source.startsWith("$(", index)) {
      const close = closingBracket(source, index + 1);
      if (close === -1) return false;
      reading.tokens.push({ type: "block", text: source.slice(index + 2, close), bracket: "$(" });
      text += source.slice(index, close + 1);
      index = close;
    } else text += char;
  }
  return false;
}

/** A text over lines: its marks stand alone at the ends of its lines. */
function readHere(reading: Reading): boolean {
  const { source, at } = reading;
  const start = source.indexOf("\n", at);
  const end = start === -1 ? -1 : source.indexOf(`\n${source.charAt(at + 1)}@`, start);
  if (end === -1) return false;
  reading.word = source.slice(start + 1, Math.max(start + 1, end));
  reading.quoted = true;
  reading.at = end + 3;
  return true;
}

function readBlock(reading: Reading, bracket: string): boolean {
  const { source, at } = reading;
  const close = closingBracket(source, at);
  if (close === -1) return false;
  const isValue = reading.word !== null && /[$@\w]$/.test(reading.word);
  const text = source.slice(at + 1, close);
  reading.tokens.push({ type: "block", text, bracket });
  // `${name}` and `$(…)` are parts of a word; a block of its own is no word.
  if (isValue) reading.word = `${reading.word}${source.slice(at, close + 1)}`;
  reading.at = close + 1;
  return true;
}

function readRedirect(reading: Reading, found: RegExpExecArray): boolean {
  const stream = reading.word ?? /^[\d*]/.exec(found[0])?.[0];
  const width = found[0].length;
  reading.word = null;
  reading.at += width;
  if (found[2] !== undefined) return true;
  const descriptor = stream === undefined || stream === "*" ? undefined : Number(stream);
  reading.tokens.push({ type: "redirect", operator: found[1] ?? ">", descriptor });
  return true;
}

function skipTo(reading: Reading, mark: string): boolean {
  const end = reading.source.indexOf(mark, reading.at);
  reading.at = end === -1 ? reading.source.length : end + (mark === "\n" ? 0 : mark.length);
  return end !== -1 || mark === "\n";
}

function endWord(reading: Reading): void {
  if (reading.word !== null)
    reading.tokens.push({ type: "word", text: reading.word, quoted: reading.quoted });
  reading.word = null;
  reading.quoted = false;
}
