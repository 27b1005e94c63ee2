import { findPattern } from "../regex";
import { requiredLiteral } from "../required-literal";
import type { FileContentSpec } from "./spec";

/** Where the first forbidden text starts, with the entry that found it. */
export type Hit = { at: number; entry: string };

/** Looks for each text, word, call and pattern of a spec; cheap ones first. */
export function findForbidden(spec: FileContentSpec, text: string): Hit | null {
  const haystack = spec.ignoreCase ? lowered(text) : text;
  const fold = (entry: string) => (spec.ignoreCase ? entry.toLowerCase() : entry);
  const hits = [
    ...(spec.texts ?? []).map((entry) => ({ entry, at: haystack.indexOf(fold(entry)) })),
    ...(spec.words ?? []).map((entry) => ({ entry, at: findWord(haystack, fold(entry)) })),
    ...(spec.calls ?? []).map((entry) => ({ entry, at: findCall(haystack, fold(entry)) })),
  ].filter((hit) => hit.at >= 0);
  const first = hits.sort((a, b) => a.at - b.at)[0];
  if (first) return first;
  if (!spec.re?.length) return null;
  const lower = lowered(text);
  for (const entry of spec.re) {
    const literal = requiredLiteral(entry);
    if (literal !== null && !lower.includes(literal)) continue;
    const found = findPattern(spec.ignoreCase ? `(?i)${entry}` : entry, text);
    if (found) return { at: found[0], entry };
  }
  return null;
}

/**
 * False only where `findForbidden` finds nothing in the text, nor in it with parts of it blanked: no entry's plain
 * characters stand in it. Spares reading the source of most files.
 */
export function mayFind(spec: FileContentSpec, text: string): boolean {
  const stands = (entry: string) => !PLAIN.test(entry) || lowered(text).includes(entry.toLowerCase());
  return (
    [...(spec.texts ?? []), ...(spec.words ?? [])].some(stands) ||
    (spec.calls ?? []).some((call) => stands(namesOf(call)[0] ?? "")) ||
    (spec.re ?? []).some((pattern) => stands(requiredLiteral(pattern) ?? ""))
  );
}

/** Lower case of other letters can depend on their neighbours. */
const PLAIN = /^[ -~\t\n\r]*$/;

/** Whether the RE2 engine would be needed for this text. */
export function needsEngine(spec: FileContentSpec, text: string): boolean {
  if (spec.notRe?.length) return true;
  if (!spec.re?.length) return false;
  const lower = lowered(text);
  return spec.re.some((pattern) => {
    const literal = requiredLiteral(pattern);
    return literal === null || lower.includes(literal);
  });
}

let last = { text: "", lower: "" };

/** Many rules look at one text after the other. */
function lowered(text: string): string {
  if (last.text !== text) last = { text, lower: text.toLowerCase() };
  return last.lower;
}

const WORD = /[\p{L}\p{N}_$]/u;

function findWord(text: string, word: string, from = 0): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? "";
    const after = text[at + word.length] ?? "";
    if (
      !(WORD.test(before) && WORD.test(word[0] ?? "")) &&
      !(WORD.test(after) && WORD.test(word.at(-1) ?? ""))
    ) {
      return at;
    }
  }
  return -1;
}

/** `console.log` finds `console . log (`; a leading `.` (`.then`) finds a method of anything. */
function findCall(text: string, call: string): number {
  const parts = partsOf(call);
  const isMethod = parts[0] === "";
  const names = namesOf(call);
  const first = names[0] ?? "";
  for (let at = findWord(text, first); at >= 0; at = findWord(text, first, at + 1)) {
    const before = text.slice(0, at).trimEnd();
    if (
      isMethod
        ? !/\??\.$/.test(before)
        : isMember(before, names.length) || /\b(?:def|function|fn|func)$/.test(before)
    )
      continue;
    if (isCalled(text, at + first.length, names.slice(1))) return at;
  }
  return -1;
}

function partsOf(call: string): string[] {
  return call.replace(/\(\)?$/, "").split(".");
}

function namesOf(call: string): string[] {
  const parts = partsOf(call);
  return parts[0] === "" ? parts.slice(1) : parts;
}

/** A one-part name after a dot is another object's method: `page.print()`. */
function isMember(before: string, parts: number): boolean {
  return parts === 1 && before.endsWith(".");
}

function isCalled(text: string, from: number, names: readonly string[]): boolean {
  let at = from;
  for (const name of names) {
    at = skipBlanks(text, at);
    if (text[at] === "?") at += 1;
    if (text[at] !== ".") return false;
    at = skipBlanks(text, at + 1);
    if (!text.startsWith(name, at) || WORD.test(text[at + name.length] ?? "")) return false;
    at += name.length;
  }
  at = skipBlanks(text, at);
  return text[at] === "(" || text.startsWith("?.(", at);
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}
