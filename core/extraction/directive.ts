import { findConcepts } from "../topics/find-concepts";
import { complaintLine } from "./complaint-line";
import type { Draft } from "./draft";
import { literalsIn } from "./literals";
import { opensWithOrder } from "./verbs";

function sentence(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const first = /^[a-z]\w*[.(/\\]|^[a-z-]+=|^\W/.test(line)
    ? line
    : line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?。！？]$/u.test(first) ? first : `${first}.`;
}

const CLAUSE =
  /["“”„«»]|:\s|\b(?:is|are|was|were|be|been|has|have|had|does|did|will|would|should|must|can|could|let|lets)\b|\b(?:we|you|they|i|me)\b/iu;

/** Whether a term can stand after “use”: a name or a short noun phrase, no order, clause or quotation. */
function isName(term: string, core: string): boolean {
  if (CLAUSE.test(term)) return false;
  const words = term.split(/\s+/);
  const marked = literalsIn(core).some(({ text, kind }) => kind === "command" && text.includes(term));
  return (
    words.length === 1 ||
    marked ||
    core.includes(`\`${term}`) ||
    !/\s(?:with|via|through|by|using)\s/iu.test(term)
  );
}

/** “Squash only” chooses what is known; “declarative only” limits, and stays as it was said. */
function isKnown(wanted: string): boolean {
  return findConcepts(wanted).length > 0;
}

/** The person's own words, on one line; a lead-in of a document (“Note:”) and its quotation marks go. */
function ownWords(core: string): string {
  return sentence(core.replace(/^\p{L}+:\s+/u, "").replaceAll(/["“”„]/gu, "")).slice(0, 300);
}

/** Values whose bare name does not stand in a sentence: “single” are quotes. */
const IN_WORDS: Record<string, string> = {
  single: "single quotes",
  double: "double quotes",
  backtick: "backticks",
  ".then": "then chains",
  named: "named exports",
  default: "default exports",
  function: "function components",
  class: "class components",
  interface: "interfaces",
  type: "type aliases",
  result: "result values",
  squash: "squash merges",
  "merge commit": "merge commits",
  autoincrement: "auto-increment ids",
  lf: "LF line endings",
  crlf: "CRLF line endings",
};

function inWords(value: string): string {
  return IN_WORDS[value] ?? value;
}

/**
 * The wish as one self-contained line of at most 300 characters, in the person's language: “Use pnpm, not npm.”
 * @param core the cleaned clause with its conditions
 */
export function directiveOf(draft: Draft, core: string, language: string): string {
  if (draft.complaint) return sentence(complaintLine(draft, language)).slice(0, 300);
  const wanted = draft.wanted?.[0];
  const unwanted = draft.unwanted?.[0];
  if (draft.form === "forbid" && unwanted && /\bnever$/iu.test(core) && !/^never$/iu.test(core))
    return sentence(`never ${unwanted}`).slice(0, 300);
  const condition = /\s(?:(?:in|for|on|under|except|unless|when|apart from)\s.+)$/iu;
  if (draft.form === "replace" && wanted && unwanted && language === "en") {
    if (opensWithOrder(wanted)) return ownWords(core);
    if (!isName(wanted, core) || !isName(unwanted, core) || wanted === unwanted) return ownWords(core);
    if (wanted.split(/\s+/).length > 3 && !/^(?:use|prefer|take|pick|choose|go with)\b/iu.test(core))
      return ownWords(core);
    const tail = /\b(?:in|for|on|under|except|when)\b/i.test(`${wanted} ${unwanted}`)
      ? ""
      : (condition.exec(core)?.[0] ?? "");
    const amount = draft.number !== undefined && /^spaces?$/i.test(wanted) ? `${draft.number} ` : "";
    const repeats = tail.includes(unwanted) || tail.includes(wanted);
    return sentence(`use ${amount}${inWords(wanted)}, not ${inWords(unwanted)}${repeats ? "" : tail}`).slice(
      0,
      300,
    );
  }
  if (
    draft.form === "require" &&
    wanted &&
    language === "en" &&
    core.split(/\s+/).length <= 3 &&
    !/^(?:use|always|write|run|keep)\b/i.test(core) &&
    (!/\bonly$/iu.test(core) || isKnown(wanted))
  ) {
    return sentence(`use ${inWords(wanted)}`).slice(0, 300);
  }
  return sentence(orderOf(core, language)).slice(0, 300);
}

/** “I don't want X” and “dont X” as orders; other languages keep the person's words. */
function orderOf(core: string, language: string): string {
  if (language !== "en") return core;
  return core
    .replace(/^i (?:do not|don't|dont) (?:want|like|need|wanna)(?: you to)? (?:to )?(?=\p{L}+ )/iu, (lead) =>
      /you to|to $/iu.test(lead) ? "do not " : "no ",
    )
    .replace(/^(?:dont|don’t)\b/iu, "don't")
    .replace(/^we (?:do not|don't|dont) (?=do )/iu, "we don't ");
}
