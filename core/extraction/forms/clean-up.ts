import { conceptSet } from "../../topics/find-concepts";
import type { Clause, Draft } from "../draft";
import { asGlob } from "../literals";

const REMOVES =
  /^(?:always |please |also )*(?:delete|remove|clean(?: up)?|tidy(?: up)?|wipe|get rid of|throw away|strip|lösch\w*|entfern\w*|räum\w*|supprim\w*|nettoi\w*|borra\w*|elimina\w*|limpia\w*|apag\w*|pulisci|удал\p{L}*|убира\p{L}*|убери)/iu;
const LEAVES =
  /\b(?:don't|do not|dont|never|stop|no|you) (?:keep )?(?:leav\w+|left|forget\w* to (?:delete|remove|clean))\b|\b(?:lying around|left ?overs?|behind)\b|^no leftover/iu;
const ASIAN = /清理|删除|删掉|片付け|消して|削除|정리|지워|삭제/u;
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
  const removes = REMOVES.test(clause.core) || LEAVES.test(clause.core) || ASIAN.test(clause.core);
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
