/** Makes the digest of a text, as hex. */
export type Digest = (text: string) => string;

export type SectionState =
  /** No part of ours. */
  | "missing"
  /** As the writer makes it now. */
  | "current"
  /** Ours, of earlier rules. */
  | "outdated"
  /** Changed by hand, or its markers are damaged: never overwritten. */
  | "drifted";

export type SectionFile = {
  state: SectionState;
  /** The file with our part as it has to be; null where nothing may be written. */
  next: string | null;
};

const BEGIN = /<!-- heed:begin ([0-9a-f]{16}) -->/g;
const END = "<!-- heed:end -->";

/**
 * Our part of a file of a repository (enforcement.md section 6): between markers, everything around it untouched, and
 * never written over when somebody changed it by hand. What the begin marker says is a digest of the part.
 * @param text the file, the empty text when there is none
 * @param body what has to stand between the markers, with `\n`; empty takes the part out
 */
export function sectionFile(text: string, body: string, digest: Digest): SectionFile {
  const begins = [...text.matchAll(BEGIN)];
  const ends = text.split(END).length - 1;
  if (begins.length === 0 && ends === 0) {
    const next = body === "" ? null : appended(text, marked(body, digest), eolOf(text));
    return { state: body === "" ? "current" : "missing", next };
  }
  const [begin] = begins;
  const end = text.indexOf(END);
  if (begins.length !== 1 || ends !== 1 || !begin || end < begin.index)
    return { state: "drifted", next: null };
  const inner = text.slice(begin.index + begin[0].length, end);
  const present = inner.replaceAll("\r\n", "\n").replace(/^\n|\n$/g, "");
  if (begin[1] !== shortDigest(present, digest)) return { state: "drifted", next: null };
  const [before, after] = [text.slice(0, begin.index), text.slice(end + END.length)];
  if (body === "") return { state: "outdated", next: withoutPart(before, after) };
  if (present === body) return { state: "current", next: null };
  return { state: "outdated", next: before + withEol(marked(body, digest), eolOf(text)) + after };
}

function marked(body: string, digest: Digest): string {
  return `<!-- heed:begin ${shortDigest(body, digest)} -->\n${body}\n${END}`;
}

function shortDigest(text: string, digest: Digest): string {
  return digest(text).slice(0, 16);
}

function appended(text: string, part: string, eol: string): string {
  if (text === "") return `${part}\n`;
  const gap = text.endsWith(eol) ? eol : eol + eol;
  return `${text}${gap}${withEol(part, eol)}${eol}`;
}

/** Takes out what `appended` had put in, and nothing else. */
function withoutPart(before: string, after: string): string {
  if (/^(?:\r?\n)?$/.test(after)) return before.replace(/(\r?\n)\r?\n$/, "$1");
  return before + after;
}

function eolOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function withEol(text: string, eol: string): string {
  return eol === "\n" ? text : text.replaceAll("\n", eol);
}
