import { conceptSet } from "../../topics/find-concepts";
import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN, UNSPACED } from "../grammar/words";
import { asGlob } from "../literals";

const REMOVES =
  /^(?:always |please |also )*(?:delete|remove|clean(?: up)?|tidy(?: up)?|wipe|get rid of|throw away|strip)/iu;
const REMOVES_FOREIGN = new RegExp(
  `^(?:bitte |merci de |por favor |per favore |пожалуйста )?${anyOf("removes", FOREIGN)}`,
  "iu",
);
const LEAVES =
  /\b(?:don't|do not|dont|never|stop|no|you) (?:keep )?(?:leav\w+|left|forget\w* to (?:delete|remove|clean))\b|\b(?:lying around|left ?overs?|behind)\b|^no leftover/iu;
const UNSPACED_REMOVES = new RegExp(anyOf("removes", UNSPACED), "u");
const THINGS: [idea: string, thing: string][] = [
  ["debug-output", "debug-output"],
  ["log-file", "log-files"],
  ["temp-file", "temp-files"],
  ["merge-marker", "merge-markers"],
  ["todo-comment", "TODO"],
  ["commented-code", "commented-code"],
];

/** Leftovers that have to go: “delete temp files when done”, “don't leave console.log behind”. */
export function readCleanUp(clause: Clause): Draft | null {
  const ideas = conceptSet(clause.hits);
  const removes =
    REMOVES.test(clause.core) ||
    REMOVES_FOREIGN.test(clause.core) ||
    LEAVES.test(clause.core) ||
    UNSPACED_REMOVES.test(clause.core);
  if (!removes) return null;
  const complaint = /^(?:you|why)\b/iu.test(clause.core) ? { complaint: true } : {};
  const things = THINGS.filter(([idea]) => ideas.has(idea)).map(([, thing]) => thing);
  const globs = clause.literals
    .filter(({ kind }) => kind === "glob" || kind === "code")
    .map(({ text }) => asGlob(text));
  if (things.length === 0 && globs.length === 0)
    return /\bclean up after yourself\b/iu.test(clause.core)
      ? {
          form: "clean_up",
          polarity: "require",
          object: clause.core,
          unwanted: ["temp-files"],
          trigger: ["finish"],
        }
      : null;
  return {
    form: "clean_up",
    polarity: "require",
    object: clause.core,
    unwanted: globs.length > 0 ? globs : things,
    trigger: ["finish"],
    ...complaint,
  };
}
