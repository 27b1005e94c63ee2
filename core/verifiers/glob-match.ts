/** More would only be written to keep the matcher busy. */
const MAX_ALTERNATIVES = 64;

type Token =
  | "*"
  | "?"
  | { char: string }
  | { ranges: readonly (readonly [string, string])[]; negated: boolean };
type Segment = "**" | { name: string; tokens: readonly Token[] };

/**
 * Makes the test of one glob: `*` and `?` within a folder's name, `**` for any folders, `[a-z]`, `{a,b}`, `\\` before
 * a character that stands for itself. Nothing of it is a regular expression and each star remembers one place only, so
 * that no glob takes longer than its length times the path's.
 * @param as `git` reads it: with case, and braces stand for themselves
 * @returns whether a path with `/` fits
 */
export function globMatcher(glob: string, as: "rule" | "git" = "rule"): (path: string) => boolean {
  const read = (text: string) => (as === "git" ? text : text.toLowerCase());
  const shapes = (as === "git" ? [glob] : alternativesOf(read(glob))).map(shapeOf);
  return (path) => {
    const parts = read(path).split("/");
    return shapes.some((shape) => fits(shape, parts, isAnyFolder, segmentFits));
  };
}

function shapeOf(glob: string): Segment[] {
  // “**.ts” is in any folder; elsewhere two stars in a name are as one.
  const texts = glob.replace(/^\*\*(?=[^/*][^/]*$)/, "**/*").split("/");
  const shape = texts.map((text): Segment => (text === "**" ? "**" : segmentOf(text)));
  // “vendor/**” is the folder, too; “*/**” is no file beside the folders.
  const named = texts.at(-2);
  if (shape.at(-1) === "**" && named?.endsWith("*") && named !== "**") shape.push(segmentOf("*"));
  return shape;
}

function segmentOf(name: string): Segment {
  return { name, tokens: tokensOf(name) };
}

const isAnyFolder = (segment: Segment) => segment === "**";

/** A folder may be named `[slug]` itself. */
function segmentFits(segment: Segment, part: string): boolean {
  if (segment === "**") return false;
  return part === segment.name || fits(segment.tokens, [...part], (token) => token === "*", tokenFits);
}

function tokenFits(token: Token, char: string): boolean {
  if (token === "*" || token === "?") return true;
  if ("char" in token) return token.char === char;
  return token.ranges.some(([from, to]) => from <= char && char <= to) !== token.negated;
}

/** Whole match of a list where a star stands for any run of items; only the last star is ever tried again. */
function fits<TPattern, TItem>(
  pattern: readonly TPattern[],
  items: readonly TItem[],
  isStar: (pattern: TPattern) => boolean,
  test: (pattern: TPattern, item: TItem) => boolean,
): boolean {
  let place = 0;
  let star = -1;
  let resume = 0;
  for (let at = 0; at < items.length; ) {
    const [wanted, item] = [pattern[place], items[at]];
    if (wanted !== undefined && isStar(wanted)) {
      star = place;
      resume = at;
      place += 1;
    } else if (wanted !== undefined && item !== undefined && test(wanted, item)) {
      place += 1;
      at += 1;
    } else if (star >= 0) {
      place = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  return pattern.slice(place).every(isStar);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [part = ""] of text.matchAll(/\*+|\\[\s\S]|\[[!^]?\]?[^\]]*\]|[\s\S]/gu)) {
    if (part.startsWith("*")) tokens.push("*");
    else if (part === "?") tokens.push("?");
    else if (part.length > 1 && part.startsWith("\\")) tokens.push({ char: part.slice(1) });
    else if (part.length > 2 && part.startsWith("[")) tokens.push(classOf(part.slice(1, -1)));
    else tokens.push(...[...part].map((char) => ({ char })));
  }
  return tokens;
}

function classOf(body: string): Token {
  const negated = /^[!^]/.test(body);
  const found = body.slice(negated ? 1 : 0).matchAll(/([\s\S])-([\s\S])|([\s\S])/gu);
  return { negated, ranges: [...found].map(({ 1: from, 2: to, 3: one = "" }) => [from ?? one, to ?? one]) };
}

/** `{a,b}` written out. */
function alternativesOf(glob: string): string[] {
  let open = [glob];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const text of open) {
      const choices = firstChoice(text);
      if (choices) next.push(...choices);
      else done.push(text);
    }
    // Too many: the braces stand for themselves.
    if (next.length + done.length > MAX_ALTERNATIVES) return [glob];
    open = next;
  }
  return done;
}

function firstChoice(text: string): string[] | null {
  const brace = /\{([^{}]*,[^{}]*)\}/.exec(text);
  if (!brace) return null;
  const [before, after] = [text.slice(0, brace.index), text.slice(brace.index + brace[0].length)];
  return [...new Set((brace[1] ?? "").split(","))].map((choice) => `${before}${choice}${after}`);
}
