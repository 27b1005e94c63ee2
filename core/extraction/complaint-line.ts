import { stemOf } from "../topics/tokens";
import type { Draft } from "./draft";
import { grammarOf } from "./grammar/words";
import { isBaseVerb, VERB_LIST } from "./verbs";

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
  told: "tell",
  said: "say",
  gave: "give",
  kept: "keep",
  did: "do",
  took: "take",
  sent: "send",
  built: "build",
  found: "find",
  finding: "find",
  read: "read",
  stopped: "stop",
  asked: "ask",
  used: "use",
  using: "use",
  showed: "show",
  checked: "check",
  wrapped: "wrap",
  leaving: "leave",
};

/** “added” → “add”, where the stem is too short to tell. */
function withoutPast(word: string): string | undefined {
  return [word.replace(/ed$/u, ""), word.replace(/d$/u, "")].find(
    (form) => form !== word && isBaseVerb(form),
  );
}

/** “leaving console.log in there” → “leave console.log in there”. */
export function baseForm(object: string): string {
  const [first = "", ...rest] = object.trim().split(/\s+/);
  const lower = first.toLowerCase();
  const base = IRREGULAR[lower] ?? BY_STEM.get(stemOf(lower)) ?? withoutPast(lower) ?? first;
  return [base, ...rest].join(" ");
}

/** The wish that a complaint amounts to, as a line: the negated act (learning.md section 4). */
export function complaintLine(draft: Draft, language = "en"): string {
  if (draft.wish !== undefined) return draft.wish;
  const foreign = language === "en" ? undefined : grammarOf(language);
  if (foreign) return `${foreign.doNot}${draft.object}`;
  if (draft.form === "clean_up")
    return `remove ${(draft.unwanted ?? []).join(", ").replaceAll("-", " ")} before finishing`;
  const object = baseForm(draft.object.replace(/[\s?!.]+$/u, ""));
  return draft.polarity === "forbid" ? `do not ${object}` : object;
}
