import type { RE2JS } from "re2js";
import { syntaxProblem } from "./pattern-problem";

/** Longest text a pattern is run on, in characters; longer texts are cut. */
export const MAX_PATTERN_TEXT = 64 * 1024;
const MAX_CACHED = 500;

/** Texts that have nothing in common, so that what matches in each of them matches in any. */
const UNLIKE = ["x", "Q", "7", ";", "#", "_", "é", "中"];
const MATCHES_NOTHING =
  "The pattern also matches where nothing stands, so that it would stop everything. Write what must be there: `a+` for `a*`.";
const MATCHES_ALL =
  "The pattern matches every text, so that it would stop everything. Write what must be there: `TODO.*` for `.*`.";

type Engine = typeof import("re2js");
let engine: Engine | null = null;
const compiled = new Map<string, RE2JS>();

/**
 * Gives this module its engine. It costs half a hook call to load, so that the hook loads
 * `regex-engine.ts` only for events that need it; everything else has it through the registry.
 */
export function setRegexEngine(loaded: Engine): void {
  engine = loaded;
}

/** First match of an RE2 pattern, as `[start, end)` in characters; null when there is none. */
export function findPattern(pattern: string, text: string): [number, number] | null {
  const matcher = compile(pattern).matcher(text.slice(0, MAX_PATTERN_TEXT));
  return matcher.find() ? [matcher.start(), matcher.end()] : null;
}

/** Why a pattern cannot be used, in words that say what to write instead; null when it can. */
export function patternProblem(pattern: string): string | null {
  const problem = syntaxProblem(pattern);
  if (problem) return problem;
  try {
    const found = UNLIKE.map((text) => findPattern(pattern, text));
    if (found.some((match) => match && match[0] === match[1])) return MATCHES_NOTHING;
    return found.every((match) => match !== null) ? MATCHES_ALL : null;
  } catch (error) {
    return `The pattern is not valid RE2: ${error instanceof Error ? error.message : "unknown error"}.`;
  }
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  if (!engine) throw new Error("The RE2 engine is not loaded");
  const { RE2JS } = engine;
  const made = RE2JS.compile(pattern, RE2JS.MULTILINE);
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(pattern, made);
  return made;
}
