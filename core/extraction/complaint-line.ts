import { stemOf } from "../topics/tokens";
import type { Draft } from "./draft";
import { VERB_LIST } from "./verbs";

const BY_STEM = new Map(VERB_LIST.map((verb) => [stemOf(verb), verb]));
const IRREGULAR: Record<string, string> = {
  left: "leave",
  broke: "break",
  wrote: "write",
  rewrote: "rewrite",
  overwrote: "overwrite",
  put: "put",
  made: "make",
  ran: "run",
  writing: "write",
  hid: "hide",
  lost: "lose",
  threw: "throw",
  reset: "reset",
};

/** “leaving console.log in there” → “leave console.log in there”. */
function baseForm(object: string): string {
  const [first = "", ...rest] = object.trim().split(/\s+/);
  const lower = first.toLowerCase();
  const base = IRREGULAR[lower] ?? BY_STEM.get(stemOf(lower)) ?? first;
  return [base, ...rest].join(" ");
}

/** The wish that a complaint amounts to, as a line: the negated act (learning.md section 4). */
export function complaintLine(draft: Draft): string {
  if (draft.form === "clean_up")
    return `remove ${(draft.unwanted ?? []).join(", ").replaceAll("-", " ")} before finishing`;
  const object = baseForm(draft.object.replace(/[\s?!.]+$/u, ""));
  return draft.polarity === "forbid" ? `do not ${object}` : object;
}
