import { PROCEDURE_WORDS } from "./shape-words";

/** A message, or a part of it, that tells the steps of one thing. */
export type Procedure = {
  /** What the steps belong to, as one line: “Before each release.” */
  statement: string;
  /** The moment that all steps share, to be read with each of them; null for a name. */
  moment: string | null;
  /** As typed, in order; two at least. */
  steps: string[];
  /** What was said besides. */
  rest: string;
};

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ITEM = /(?:^|\n|(?<=[\s:：]))[ \t]*(?:\d{1,2}[.)、]|[-*•])[ \t]+/gu;
const NUMBERED = /(?:^|\n|(?<=[\s:：]))[ \t]*\d{1,2}[.)、][ \t]*/gu;
const MAX_STEPS = 20;
const MAX_LEAD = 120;

/**
 * Reads the steps of one procedure out of a message (learning.md section 4: parts of one message that belong together
 * share a composite parent): a list under a line that names a procedure or a moment, or “first … then … finally …”.
 * @returns null for anything else: a list of unrelated wishes stays a list of wishes
 */
export function readProcedure(text: string): Procedure | null {
  return listed(text) ?? inSequence(text);
}

function listed(text: string): Procedure | null {
  const marks = [...text.matchAll(CJK.test(text) ? NUMBERED : ITEM)];
  const [first] = marks;
  if (!first || marks.length < 2 || marks.length > MAX_STEPS) return null;
  const before = text.slice(0, first.index).trimEnd();
  const lead = leadOf(before);
  if (lead === null) return null;
  const pieces = marks.map(({ index, 0: mark }, at) => {
    return text.slice(index + mark.length, marks[at + 1]?.index ?? text.length);
  });
  // What follows the last item after an empty line is no step.
  const [last = "", ...after] = (pieces.pop() ?? "").split(/\n\s*\n/u);
  const steps = [...pieces, last].map(cleanStep).filter((step) => step !== "");
  if (steps.length < 2) return null;
  const rest = [before.slice(0, before.length - lead.length).replace(/[\s,，]+$/u, ""), ...after]
    .join("\n")
    .trim();
  return { ...nameOf(lead), steps, rest };
}

/** The last line or sentence before the items, when it says what they are the steps of. */
function leadOf(before: string): string | null {
  const lead = /(?:^|\n|(?<=[.!?。！？]\s*))([^\n.!?。！？]+)$/u.exec(before)?.[1]?.trim() ?? "";
  if (lead === "" || lead.length > MAX_LEAD) return null;
  // “From now on, before each release”: the clause next to the items says what they belong to.
  const clause = /[^,，]+$/u.exec(lead)?.[0].trim() ?? lead;
  return [clause, lead].find(isLead) ?? null;
}

function isLead(text: string): boolean {
  const [names, moments] = [wordsOf("names"), wordsOf("moments")];
  return (
    names.anywhere.test(text) || moments.start.test(text) || (CJK.test(text) && moments.anywhere.test(text))
  );
}

function inSequence(text: string): Procedure | null {
  const [first, next, last] = [wordsOf("first"), wordsOf("next"), wordsOf("last")];
  const opening = first.anywhere.exec(text);
  const after = opening ? text.slice(opening.index + opening[0].length) : "";
  if (!opening || !(next.anywhere.test(after) || last.anywhere.test(after))) return null;
  const separator = new RegExp(`${next.source}|${last.source}`, "giu");
  const steps = after
    .split(separator)
    .map(cleanStep)
    .filter((step) => step !== "");
  if (steps.length < 2 || steps.length > MAX_STEPS || steps.some((step) => step.length > 300)) return null;
  const lead = text
    .slice(0, opening.index)
    .replace(/[\s,，:：]+$/u, "")
    .trim();
  const moment = wordsOf("moments").start.test(lead) ? lead : null;
  const name = moment ?? steps.map((step, at) => `${at + 1}. ${step}`).join(" ");
  return { statement: lineOf(name), moment, steps, rest: moment ? "" : lead };
}

function nameOf(lead: string): Pick<Procedure, "statement" | "moment"> {
  const name = lead.replace(/[\s:：,-]+$/u, "");
  const isMoment = wordsOf("moments").start.test(name) && !wordsOf("names").anywhere.test(name);
  return { statement: lineOf(name), moment: isMoment ? name : null };
}

function lineOf(name: string): string {
  const line = name.replaceAll(/\s+/gu, " ").trim();
  const stop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line) ? "。" : ".";
  const text = /[.!?。！？]$/u.test(line) ? line : `${line}${stop}`;
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, 300);
}

function cleanStep(step: string): string {
  return step
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,，;；、:：]+|[\s,，;；、]+$/gu, "")
    .replace(/(?:\s(?:and|und|y|et|e|и)|[,，]\s*(?:and|und|y|et|e|и))$/iu, "")
    .trim();
}

type Words = { start: RegExp; anywhere: RegExp; source: string };
const known = new Map<string, Words>();

function wordsOf(kind: "names" | "moments" | "first" | "next" | "last"): Words {
  const before = known.get(kind);
  if (before) return before;
  const all = Object.values(PROCEDURE_WORDS).map((words) => words[kind]);
  const spaced = all.filter((words) => !CJK.test(words)).join("|");
  const unspaced = all.filter((words) => CJK.test(words)).join("|");
  const source = `(?:(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])|(?:${unspaced}))`;
  const words = {
    start: new RegExp(`^(?:${source})`, "iu"),
    anywhere: new RegExp(source, "iu"),
    source,
  };
  known.set(kind, words);
  return words;
}
