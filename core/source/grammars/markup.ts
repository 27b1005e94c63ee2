import {
  COMMENT,
  type Grammar,
  isBlank,
  mark,
  type Scan,
  STRING,
  startScan,
  walk,
  walkInside,
} from "../scan";
import { OTHERS } from "./others";
import { scriptGrammar } from "./script";
import { readAttribute } from "./tags";

const SCRIPT = scriptGrammar({ tags: false });
const NO_CODE: Grammar = { readers: [] };

/** Braces that hold code between the tags: `{{ x }}` of Vue, `{x}` of Svelte and Astro. */
type Braces = "{{" | "{" | null;

/**
 * Reads pages and components: tags are code, texts and attributes are strings, and what stands in `<script>` and
 * `<style>` is read by its own language. A piece without any tag of a component is the inside of its script.
 */
export function readMarkup(text: string, extension: string): Scan {
  const scan = startScan(text);
  const isComponent = /^(?:vue|svelte|astro)$/.test(extension);
  const front = extension === "astro" ? /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text) : null;
  if (front) copyCode(scan, 4, front[0].length - 4, SCRIPT);
  if (isComponent && !/^\s*<|<(?:script|template|style)\b/.test(text)) {
    walk(scan, SCRIPT, 0);
    return scan;
  }
  readTags(scan, front?.[0].length ?? 0, bracesOf(extension));
  return scan;
}

function bracesOf(extension: string): Braces {
  if (extension === "vue") return "{{";
  return extension === "svelte" || extension === "astro" ? "{" : null;
}

function readTags(scan: Scan, from: number, braces: Braces): void {
  const { text } = scan;
  for (let at = from; at < text.length; ) {
    if (text.startsWith("<!--", at)) {
      const close = text.indexOf("-->", at);
      const end = close === -1 ? text.length : close + 3;
      mark(scan, at, end, COMMENT);
      at = end;
    } else if (/^<[/!?A-Za-z]/.test(text.slice(at, at + 2))) at = readOneTag(scan, at, braces);
    else if (braces !== null && text.startsWith(braces, at)) {
      at = walkInside(scan, SCRIPT, at + braces.length, "}");
    } else {
      if (!isBlank(text.charAt(at))) mark(scan, at, at + 1, STRING);
      at += 1;
    }
  }
}

function readOneTag(scan: Scan, at: number, braces: Braces): number {
  const { text } = scan;
  const name = /^<([A-Za-z][\w-]*)/.exec(text.slice(at, at + 60))?.[1]?.toLowerCase();
  let index = at + 1;
  while (index < text.length && text.charAt(index) !== ">") {
    const char = text.charAt(index);
    if (char === '"' || char === "'") index = readValue(scan, index, braces);
    else if (char === "{" && braces === "{") index = walkInside(scan, SCRIPT, index + 1, "}");
    else index += 1;
  }
  const end = Math.min(index + 1, text.length);
  if (name !== "script" && name !== "style") return end;
  const found = text.toLowerCase().indexOf(`</${name}`, end);
  const close = found === -1 ? text.length : found;
  const isData = /type\s*=\s*["'](?:application|text)\/(?!javascript|babel|typescript|ecmascript)/i;
  if (name === "script" && isData.test(text.slice(at, end))) mark(scan, end, close, STRING);
  else copyCode(scan, end, close, name === "script" ? SCRIPT : (OTHERS.SCSS ?? NO_CODE));
  return close;
}

/** `@click="save()"`, `:title="x"`, `v-if="x"` and `onclick="…"` hold code. */
function readValue(scan: Scan, at: number, braces: Braces): number {
  const before = scan.text.slice(Math.max(0, at - 60), at);
  const close = scan.text.indexOf(scan.text.charAt(at), at + 1);
  if (close === -1 || !/(?:\s(?:[@:#]|v-|on)[\w.:@-]*|\son:[\w|]+)=\s*$/.test(before)) {
    return readAttribute(scan, at, NO_CODE);
  }
  if (braces === null || braces === "{{") copyCode(scan, at + 1, close, SCRIPT);
  return close + 1;
}

/** Reads a part by another language and puts its marks in place. */
function copyCode(scan: Scan, from: number, to: number, grammar: Grammar): void {
  const part = startScan(scan.text.slice(from, to));
  walk(part, grammar, 0);
  scan.marks.set(part.marks, from);
  for (const literal of part.literals)
    scan.literals.push({ ...literal, from: literal.from + from, to: literal.to + from });
}
