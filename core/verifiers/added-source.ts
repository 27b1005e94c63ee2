import type { FileChange } from "../hook-event/schema";
import { languageOf } from "../source/language";
import { readSource } from "../source/read-source";

/** A string among the added lines, as the whole file has it. */
export type AddedLiteral = { at: number; raw: string; open: string; special?: "attribute" | "doc" };

/** The added lines of a change, with what is known about them from their file. */
export type AddedSource = {
  /** The lines joined by line ends. */
  text: string;
  /** Of each character: 0 code, 1 comment, 2 string; null for prose, data and unknown languages. */
  marks: Uint8Array | null;
  literals: AddedLiteral[];
  lines: AddedLine[];
};

export type AddedLine = {
  text: string;
  /** Where it begins in the joined text. */
  from: number;
  /** What the line end before it belongs to: 2 inside of a string over lines, 1 inside of a comment. */
  inside: number;
  /** The line before it that is not blank, where the whole file is known or it was added too. */
  above: string | undefined;
};

const known = new WeakMap<FileChange, AddedSource>();
const results = new WeakMap<FileChange, AddedSource>();
/** Places of a repeated line that are compared. */
const MAX_PLACES = 50;

/**
 * Reads the added lines of a change. Where the resulting file is known they are read in their place in it, so that
 * a line inside of a comment or a text that began before counts as such; else as a piece that stands alone.
 */
export function readAdded(change: FileChange): AddedSource {
  const read = known.get(change);
  if (read) return read;
  const text = change.addedLines.join("\n");
  const made = readLater(text, () => inFile(change, text) ?? alone(change, text));
  known.set(change, made);
  return made;
}

type Reading = Omit<AddedSource, "text">;

/** Most rules only look for their words in the text: what is known of its characters waits until one asks. */
function readLater(text: string, read: () => Reading): AddedSource {
  let reading: Reading | undefined;
  const done = () => {
    reading ??= read();
    return reading;
  };
  return {
    text,
    get marks() {
      return done().marks;
    },
    get literals() {
      return done().literals;
    },
    get lines() {
      return done().lines;
    },
  };
}

/** The whole resulting text, read the same way; null when it is not known. */
export function readResult(change: FileChange): AddedSource | null {
  const { path, content } = change;
  if (content === undefined) return null;
  const read = results.get(change);
  if (read) return read;
  const made = readLater(content, () => {
    return { marks: readSource(content, path)?.marks ?? null, literals: [], lines: [] };
  });
  results.set(change, made);
  return made;
}

function alone({ path, addedLines }: FileChange, text: string): Reading {
  const source = readSource(text, path);
  const literals = (source?.literals ?? []).map(({ from, to, ...rest }) => ({
    ...rest,
    at: from,
    raw: text.slice(from, to),
  }));
  let from = 0;
  let above: string | undefined;
  const lines = addedLines.map((line): AddedLine => {
    const one = { text: line, from, inside: source?.marks[from - 1] ?? 0, above };
    from += line.length + 1;
    if (line.trim() !== "") above = line;
    return one;
  });
  return { marks: source?.marks ?? null, literals, lines };
}

function inFile(change: FileChange, text: string): Reading | null {
  const { path, content, addedLines } = change;
  if (content === undefined || content === "" || languageOf(path) === undefined) return null;
  const whole = content.split("\n");
  const places = placesOf(addedLines, whole);
  const source = places && readSource(content, path);
  if (!source) return null;
  const starts = startsOf(whole);
  const marks = new Uint8Array(text.length);
  const lines: AddedLine[] = [];
  const shifts = new Map<number, number>();
  let from = 0;
  addedLines.forEach((line, index) => {
    const place = places[index] ?? 0;
    const start = starts[place] ?? 0;
    marks.set(source.marks.subarray(start, start + line.length), from);
    marks[from + line.length] = source.marks[start + line.length] ?? 0;
    shifts.set(place, from - start);
    lines.push({ text: line, from, inside: source.marks[start - 1] ?? 0, above: above(whole, place) });
    from += line.length + 1;
  });
  const literals = source.literals.flatMap(({ from: at, to, ...rest }) => {
    const shift = shifts.get(lineAt(starts, at));
    return shift === undefined ? [] : [{ ...rest, at: at + shift, raw: content.slice(at, to) }];
  });
  return { marks, literals, lines };
}

/** Where each added line stands in the file, in order; null when one of them is not there. */
function placesOf(added: readonly string[], whole: readonly string[]): number[] | null {
  return placed(added, whole, bestPlace) ?? placed(added, whole, (line, from) => whole.indexOf(line, from));

  function bestPlace(line: string, from: number, index: number): number {
    if (whole[from] === line && index > 0) return from;
    let best = -1;
    let longest = 0;
    let at = whole.indexOf(line, from);
    for (let tries = 0; at !== -1 && tries < MAX_PLACES; tries += 1) {
      let length = 1;
      while (index + length < added.length && added[index + length] === whole[at + length]) length += 1;
      if (length > longest) {
        best = at;
        longest = length;
      }
      at = whole.indexOf(line, at + 1);
    }
    return best;
  }
}

function placed(
  added: readonly string[],
  whole: readonly string[],
  find: (line: string, from: number, index: number) => number,
): number[] | null {
  if (added.length > whole.length) return null;
  const places: number[] = [];
  let from = 0;
  for (const [index, line] of added.entries()) {
    const at = find(line, from, index);
    if (at === -1) return null;
    places.push(at);
    from = at + 1;
  }
  return places;
}

function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}

/** Index of the line that a position is on. */
function lineAt(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function above(lines: readonly string[], place: number): string | undefined {
  for (let index = place - 1; index >= 0; index -= 1) if (lines[index]?.trim() !== "") return lines[index];
  return undefined;
}
