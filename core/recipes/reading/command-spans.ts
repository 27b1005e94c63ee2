import { parseShell } from "../../shell/parse";
import type { CommandPattern } from "../../verifiers/command-pattern";
import { PROSE, patternOfPhrase } from "../command-phrase";
import { canFollow, isAmbiguousProgram, isProgram } from "../known-programs";
import { type Stance, stanceAt } from "./stance";

/** A command that a text names, with what the text wants of it. */
export type CommandSpan = {
  start: number;
  end: number;
  /** As typed, marks and closing punctuation removed. */
  phrase: string;
  pattern: CommandPattern;
  stance: Stance;
};

/** First words after a program that is also an English word. */
const TARGETS =
  /^(?:test|tests|build|lint|check|clean|install|all|deploy|release|format|fmt|run|dev|up|down|ci|verify|vet|mod|get|generate|start|serve|typecheck|ship|migrate|seed|docs|bench|coverage|e2e|unit|flash|debug|destroy|setup|bootstrap|publish|push|delete|apply|reset|exec|watch|-\S.*|\.\/?)$/;
const MARKED = /`([^`\n]{2,120})`/g;
const WORD = /[\x21-\x7e]+/g;

const MAX_CACHED = 64;
const read = new Map<string, CommandSpan[]>();

/**
 * Every command that a text names: in code marks, or a known program with the words after it. Most recipes ask for
 * the same sentence; the answer is shared between them, do not change it.
 */
export function commandSpans(text: string): CommandSpan[] {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= MAX_CACHED) read.clear();
  const spans = spansIn(text);
  read.set(text, spans);
  return spans;
}

function spansIn(text: string): CommandSpan[] {
  const spans: CommandSpan[] = [];
  for (const match of text.matchAll(MARKED)) {
    const phrase = (match[1] ?? "").trim();
    const first = phrase.split(/\s+/)[0] ?? "";
    const isCommand = isProgram(first) || /^\.{0,2}\/[\w./-]+$/.test(first) || isAmbiguousProgram(first);
    const pattern = isCommand && !/^[\w.-]+\(/.test(phrase) ? patternOfPhrase(phrase) : null;
    if (pattern) spans.push(spanOf(text, match.index, match.index + match[0].length, phrase, pattern));
  }
  const inMarks = (at: number) => spans.some(({ start, end }) => at >= start && at < end);
  const words = [...text.matchAll(WORD)];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word || inMarks(word.index) || isQuoted(text, word.index)) continue;
    const found = readBare(text, words, index);
    if (!found) continue;
    const pattern = patternOfPhrase(found.phrase);
    if (!pattern) continue;
    spans.push(spanOf(text, word.index, found.end, found.phrase, pattern));
    index += found.count - 1;
  }
  return spans.sort((a, b) => a.start - b.start);
}

function spanOf(
  text: string,
  start: number,
  end: number,
  phrase: string,
  pattern: CommandPattern,
): CommandSpan {
  // “docker compose down 不要带 -v”, “npm install must not use --force”: an option is refused, not the command.
  const aboutOption = OPTION_REFUSED.test(text.slice(end, end + 60));
  return { start, end, phrase, pattern, stance: aboutOption ? null : stanceAt(text, start, end) };
}

const OPTION_REFUSED =
  /^[\s`'"]*(?:(?:must|should|may|can)(?: not|n't| never)|never|without|(?:is|are) never)\s+(?:be |ever |have |use |take |include |contain |run |called |with |the )*`?-{1,2}[a-zA-Z]|^[\s`]*(?:时|的时候)?(?:不要|不许|别|禁止|不得|不能|严禁)(?:带|加|用|使用|传|附带|加上)?\s*`?-{1,2}[a-zA-Z]/iu;

function isQuoted(text: string, at: number): boolean {
  return text[at] === '"' || text[at] === "“" || text[at - 1] === "“";
}

function readBare(
  text: string,
  words: readonly RegExpExecArray[],
  index: number,
): { phrase: string; end: number; count: number } | null {
  const first = words[index];
  if (!first) return null;
  const typed = bare(first[0]);
  // A sentence begins with a capital letter, whatever its first word is.
  const program = index === 0 ? typed.charAt(0).toLowerCase() + typed.slice(1) : typed;
  if (!isProgram(program) && !/^\.\/[\w.-]+$/.test(program)) return null;
  if (/[A-Z]/.test(program)) return null;
  // “Bash grep”: the shell is only said along the way.
  if (/^(?:bash|sh|zsh)$/.test(program) && isProgram(bare(words[index + 1]?.[0] ?? ""))) return null;
  const parts = [program];
  const opened = first[0].length - first[0].replace(/^[("'“]+/, "").length;
  let end = first.index + opened + program.length;
  let closed = typed !== first[0].slice(opened);
  for (let next = index + 1; next < words.length && !closed && parts.length < 6; next += 1) {
    const word = words[next];
    if (!word || !/^ +$/.test(text.slice(end, word.index))) break;
    const token = /^\.\/?(?:\.\.\.)?$/.test(word[0]) ? word[0] : bare(word[0]);
    if (token === "" || !/^(?:--?[\w][\w=:./@-]*|[\w@./:*-]+)$/.test(token)) break;
    if (parts.length === 1 && (!canFollow(program, token) || isThing(text.slice(0, first.index), token)))
      break;
    // “cargo update / bundle lock”: one or the other.
    if (token === "/" && parts.length > 1) break;
    if (PROSE.has(token.toLowerCase()) || /^[A-Z][a-z]/.test(token) || isVerbless(token)) break;
    parts.push(token);
    end = word.index + token.length;
    closed = token !== word[0];
  }
  // “Docker commands …” speaks of the product.
  if (program !== typed && parts.length === 1) return null;
  if (
    /^\s*(?:one-?liners?|snippets?|mcp|servers?|librar(?:y|ies)|packages?|plugins?|extensions?|sdk|apis?|files?|config\w*|modules?|components?|types?|projects?|errors?|rules?|users?|histor(?:y|ies)|hooks?|repo\w*|branch\w*|commits?|tags?|images?|volumes?|scripts?|models?|functions?|class(?:es)?|styles?|fixtures?|imports?|syntax|comments?|migrations?|manifests?|charts?|workflows?|templates?|pipelines?|code|sources?|tests?|specs?|strings?|names?|jobs?|queries|macros?|charts?|playbooks?|roles?|states?|sockets?|contexts?|secrets?|services?|settings?|networks?|containers?|process(?:es)?)\b|^\s*(?:历史|仓库|提交|分支|钩子|配置|镜像|容器|文件|项目|代码|脚本|记录)/i.test(
      text.slice(end),
    ) &&
    parts.length === 1
  )
    return null;
  if (
    isAmbiguousProgram(program) &&
    !TARGETS.test(parts[1] ?? "") &&
    !isOtherOfPair(text, first.index, end, parts)
  )
    return null;
  return { phrase: parts.join(" "), end, count: parts.length };
}

/** “With ruff format, not black”: a name that is a word too, turned down beside a program. */
function isOtherOfPair(text: string, start: number, end: number, parts: readonly string[]): boolean {
  if (
    parts.length > 1 ||
    !/\b(?:not|instead of|rather than|over|never|no|statt)\s+[`'"]?$/iu.test(text.slice(0, start))
  )
    return false;
  if (!/^[`'"]?\s*(?:[.,;!)]|$)/.test(text.slice(end))) return false;
  const before = text.slice(0, start).match(/[a-z][\w.-]+/g) ?? [];
  return (
    before.some((word) => isProgram(word) && !isAmbiguousProgram(word)) && !/\bimport|\bcolou?r/iu.test(text)
  );
}

/** “Push docker images”, “touch the terraform state”: what is done to a thing, though the words are a command, too. */
function isThing(before: string, token: string): boolean {
  return (
    /^(?:images?|volumes?|containers?|networks?|state|secrets?|config|manifests?|services?|events|context)$/.test(
      token,
    ) &&
    /\b(?:push|pull|prun|delet|remov|touch|edit|chang|build|stop|kill|mount|clean|drop|updat|wip|nuk|modif|switch|restart|creat|manipulat|alter)\w*\s+(?:the |any |my |our |all |a )?$/iu.test(
      before,
    )
  );
}

/** Words that follow a program in prose and are no sub-command. */
function isVerbless(token: string): boolean {
  return /^(?:needs?|must|should|requires?|require|always|never|calls?|commands?|invocations?|runs|builds|installs|itself|scripts?|alone|bare|first|and|or|with|packages?|dependenc(?:y|ies)|libraries|instead|over|rather|than|via|through|anything|everything|stuff|etc|laufen|lassen|ausführen|aufrufen|starten|machen|ejecutar|lancer)$/i.test(
    token,
  );
}

function bare(token: string): string {
  return token.replace(/^[("'“]+/, "").replace(/[)"'”,;:!?]+$|\.+$/, "");
}

/** Programs that a phrase runs besides its wrappers: `poetry run pytest` → pytest, run by poetry. */
export function wrappedProgram(phrase: string): { program: string; wrappers: string[] } | null {
  const last = parseShell(phrase).commands.at(-1);
  return last && last.wrappers.length > 0 ? { program: last.program, wrappers: last.wrappers } : null;
}
