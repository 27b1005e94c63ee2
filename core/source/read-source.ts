import { C_LIKE } from "./grammars/c-like";
import { readMarkup } from "./grammars/markup";
import { OTHERS } from "./grammars/others";
import { pythonGrammar } from "./grammars/python";
import { rubyGrammar } from "./grammars/ruby";
import { scriptGrammar } from "./grammars/script";
import { dockerGrammar, makeGrammar, powershellGrammar, shellGrammar } from "./grammars/shell";
import { extensionOf, languageOf } from "./language";
import {
  COMMENT,
  type Grammar,
  type Literal,
  lineEnd,
  mark,
  type Scan,
  STRING,
  startScan,
  walk,
} from "./scan";

/** A text with what each of its characters is: 0 code, 1 comment, 2 string. */
export type SourceText = { language: string; text: string; marks: Uint8Array; literals: Literal[] };

const PLAIN_SCRIPT = scriptGrammar({ tags: false });
const TAGGED_SCRIPT = scriptGrammar({ tags: true });

const GRAMMARS: Record<string, Grammar> = {
  ...C_LIKE,
  ...OTHERS,
  Python: pythonGrammar,
  Ruby: rubyGrammar,
  Shell: shellGrammar,
  Make: makeGrammar,
  Docker: dockerGrammar,
  PowerShell: powershellGrammar,
};

const MAX_CACHED = 24;
const cache = new Map<string, SourceText>();

/**
 * Tells code, comments and strings of a text apart, by the language of its file (enforcement.md section 2,
 * `file-content`). A piece of a file is read as if it stood alone, but for beginnings that show that it starts
 * inside of a comment. Never throws; the answer is shared between callers.
 * @returns null for prose, data and unknown languages
 */
export function readSource(text: string, path: string): SourceText | null {
  const language = languageOf(path);
  if (language === undefined) return null;
  const key = `${path}\n${text}`;
  const known = cache.get(key);
  if (known) return known;
  const { marks, literals } = scanOf(text, language, extensionOf(path));
  const source = { language, text, marks, literals };
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
  cache.set(key, source);
  return source;
}

function scanOf(text: string, language: string, extension: string): Scan {
  if (language === "HTML" || language === "Components") return readMarkup(text, extension);
  const scan = startScan(text);
  const grammar = grammarOf(language, extension);
  if (!grammar) return scan;
  walk(scan, grammar, skipInside(scan, language));
  return scan;
}

function grammarOf(language: string, extension: string): Grammar | undefined {
  if (language !== "JavaScript") return GRAMMARS[language];
  // In these `<T>x` is a type, so that no tag can stand there.
  return /^[mc]?ts$/.test(extension) ? PLAIN_SCRIPT : TAGGED_SCRIPT;
}

/** Marks what a piece has of a comment or text that began before it; returns where its code begins. */
function skipInside(scan: Scan, language: string): number {
  const { text } = scan;
  if (language === "Python") return skipDocumentation(scan);
  if (language === "PHP" && text.includes("<?")) return skipPage(scan);
  if (!(language in C_LIKE) && !/^(?:JavaScript|CSS|SCSS|PHP)$/.test(language)) return 0;
  const close = text.indexOf("*/");
  const open = text.indexOf("/*");
  if (close !== -1 && (open === -1 || close < open) && endsComment(text, close)) {
    mark(scan, 0, close + 2, COMMENT);
    return close + 2;
  }
  let at = 0;
  while (/^[ \t]*\*(?:[ \t][^\n]*)?(?:\n|$)/.test(text.slice(at, at + 2000)) && at < text.length) {
    const end = lineEnd(text, at);
    mark(scan, at, end, COMMENT);
    at = Math.min(end + 1, text.length);
  }
  return at;
}

/** `*∕` at the end of its line, with no quote before it: not the `**∕*.ts` of a glob. */
function endsComment(text: string, close: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", close) + 1, lineEnd(text, close));
  return /^[^"'`]*\*\/\s*$/.test(line);
}

/** An odd number of `"""`: the first one closes when prose stands before it. */
function skipDocumentation(scan: Scan): number {
  const { text } = scan;
  for (const quote of ['"""', "'''"]) {
    if (text.split(quote).length % 2 === 1) continue;
    const first = text.indexOf(quote);
    const before = text.slice(0, first).trimEnd();
    const rest = text.slice(first + 3, lineEnd(text, first));
    if (before === "" || /[:([{,=]$/.test(before) || rest.trim() !== "") continue;
    mark(scan, 0, first + 3, COMMENT);
    return first + 3;
  }
  return 0;
}

/** The page around `<?php … ?>` is text. */
function skipPage(scan: Scan): number {
  const open = scan.text.indexOf("<?");
  mark(scan, 0, open, STRING);
  return open;
}
