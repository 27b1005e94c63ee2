import { findPastedParts } from "./pasted-text";

/** What a part of a message is; only prose is the person's own words of this moment. */
export type HiddenKind = "fence" | "inline_code" | "quote" | "log" | "diff" | "address";
export type HiddenPart = { kind: HiddenKind; start: number; end: number };

const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n?/gm;
const INLINE_CODE = /`[^`\n]{1,300}`/g;
const DOUBLE_QUOTED =
  /(?<![\p{L}\p{N}"])"[^"\n]{1,400}"(?![\p{L}\p{N}])|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』/gu;
/** An apostrophe inside of a word ends nothing: 'don't use npm'. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}'])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,200}'(?![\p{L}\p{N}'])/gu;
const ADDRESS =
  /(?:https?|wss?|file):\/\/[^\s<>"')\]]{3,500}|(?<![\p{L}\p{N}])[@#]?[\w.-]{0,60}(?:[\\/][\w.@-]{1,80}){2,12}/gu;

const LOG_LINE =
  /^\s*(?:npm (?:err!|error|warn) |={2,} [^\n]{1,200} ={2,}\s*$|[✕✗✓●] |On branch |Your branch is |nothing to commit|Changes (?:not staged|to be committed)|Untracked files|\s+(?:modified|deleted|new file|renamed): |(?:PASS|FAIL)(?:ED)? \S+\.\w|LINE \d+: |\[?\d{4}-\d\d-\d\d[T ]|\[?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?\b|at \S+ ?\(|at \S+:\d+:\d+|File "|Traceback|[>$❯%➜»#] \S|PS [A-Z]:\\|\(?[\w.-]*\)?\s?\w+@[\w.-]+[ :~]|(?:error|warn(?:ing)?|info|debug|fatal|trace|err!|caused by|uncaught|exception in)\b\s?[:[(|]|\w*(?:Error|Exception):|[*|\\/_ ]{0,8}[0-9a-f]{7,40} \S|\* [0-9a-f]{4,40} \S|\^+\s*$|~+\s*$|\d+ \||\||(?:GET|POST|PUT|PATCH|DELETE|HEAD) (?:https?:)?\/|[│├└┌⎿⏺✓✗✖●]|(?:python3?|node|curl|docker|kubectl|git|npm|pnpm|npx|yarn|pip|cargo|go|make) (?:-\w|run |exec |\w+ --?\w)[^\n]{0,300}["'\\|]|\w*(?:Error|Exception|Warning)\b[^\n]{0,40}:|Uncaught |Failed to |Caused by|heredoc>|zsh:|bash:|sh:|cmd>|Building\.\.\.|error TS\d|[\w./\\-]+\.\w{1,5}[:(]\d+[:,]\d+)/i;
const CODE_LINE =
  /^\s*(?:import |from \S+ import|export |const |let |var |function |def |class |return |public |private |protected |static |async |await |if ?\(|for ?\(|while ?\(|else\b ?\{?|try ?[:{]|catch ?\(|#include|package |using \S+;|fn |func |<\/?[a-zA-Z][^>]*>|\{% |\/\/|\/\*|\* |\}|\{|\]|\)|[\w.$\]["']+ ?=[^=>]|[\w.$]+\([^)]*\);?\s*$|@\w+\(|[\w-]+:\s*[^\s]+;\s*$)/;
const DIFF_LINE = /^(?:diff --git |@@ |\+\+\+ |--- |index [0-9a-f]{7})/;
const CODE_END = /[;{}(,]\s*$/;

/**
 * Finds what is not the person's own prose: fences, inline code, quotations, pasted logs and code, addresses.
 * Parts come in order and do not overlap. Linear in the length.
 * @param text the message, host text already stripped
 */
export function findHiddenParts(text: string): HiddenPart[] {
  const parts = findFences(text);
  parts.push(...findLineBlocks(text, parts), ...findPastedParts(text));
  for (const [kind, regex] of [
    ["inline_code", INLINE_CODE],
    ["quote", DOUBLE_QUOTED],
    ["quote", SINGLE_QUOTED],
    ["address", ADDRESS],
  ] as const) {
    for (const match of text.matchAll(regex)) {
      const start = match.index;
      parts.push({ kind, start, end: start + match[0].length });
    }
  }
  return withoutOverlaps(parts);
}

function findFences(text: string): HiddenPart[] {
  const parts: HiddenPart[] = [];
  let open: { start: number; mark: string } | undefined;
  for (const match of text.matchAll(FENCE)) {
    const mark = match[1] ?? "";
    if (!open) {
      open = { start: match.index, mark };
    } else if (mark.startsWith(open.mark.charAt(0)) && mark.length >= open.mark.length) {
      parts.push({ kind: "fence", start: open.start, end: match.index + match[0].length });
      open = undefined;
    }
  }
  if (open) parts.push({ kind: "fence", start: open.start, end: text.length });
  return parts;
}

function findLineBlocks(text: string, fences: HiddenPart[]): HiddenPart[] {
  const parts: HiddenPart[] = [];
  let start = 0;
  let fence = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    while ((fences[fence]?.end ?? Number.POSITIVE_INFINITY) <= start) fence += 1;
    const inFence = (fences[fence]?.start ?? Number.POSITIVE_INFINITY) <= start;
    const kind = inFence ? undefined : lineKind(line);
    if (kind) parts.push({ kind, start, end });
    start = end + 1;
  }
  return parts;
}

function lineKind(line: string): HiddenKind | undefined {
  const head = line.slice(0, 400);
  if (DIFF_LINE.test(head)) return "diff";
  if (/^\s*>+ ?\S/.test(head)) return "quote";
  if (LOG_LINE.test(head)) return "log";
  if (
    CODE_LINE.test(head) &&
    (CODE_END.test(head) || /[=(<>{}]/.test(head)) &&
    !/^\s*(?:for|if|import|from|let|return|class|package) \p{L}+ \p{L}+ \p{L}+/u.test(head)
  ) {
    return "log";
  }
  return undefined;
}

function withoutOverlaps(parts: HiddenPart[]): HiddenPart[] {
  parts.sort((left, right) => left.start - right.start || right.end - left.end);
  const kept: HiddenPart[] = [];
  let end = -1;
  for (const part of parts) {
    if (part.start < end) continue;
    kept.push(part);
    end = part.end;
  }
  return kept;
}

/** Replaces hidden parts by spaces, so that offsets stay. A quotation keeps its marks. */
export function blankHiddenParts(text: string, parts: readonly HiddenPart[]): string {
  let out = "";
  let from = 0;
  for (const part of parts) {
    out += text.slice(from, part.start) + " ".repeat(part.end - part.start);
    from = part.end;
  }
  return out + text.slice(from);
}
