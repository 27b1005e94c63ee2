import { fileAction, readAction, shellAction, stepsOf, turnEnd } from "../verifiers/cases";
import { fileExample } from "./examples";
import { pathsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** “Read a file before editing it”. */
export const readBeforeEditRecipe: Recipe = {
  name: "read-before-edit",
  title: "Read before editing",
  fits(wish) {
    if (wish.topic === "read-before-edit") return 0.95;
    return /\bread\b.{0,30}\b(?:before|first)\b.{0,25}\b(?:edit|chang|modif)/.test(wish.text) ? 0.85 : 0;
  },
  draft() {
    const edit = { path: "src/a.py", added: "x" };
    return {
      params: {},
      verifier: {
        kind: "required-step",
        trigger: { changed: ["**"], ops: ["modify"] },
        step: { readsSameFile: true },
        before: "action",
      },
      message: "This file was changed without having been read in this task.",
      remedy: "read the file, then edit it",
      onExhausted: "release",
      stop: [fileExample(edit)],
      pass: [
        {
          ...fileExample(edit),
          text: "read src/a.py, then change it",
          context: { steps: stepsOf(readAction("src/a.py")) },
        },
        {
          ...fileExample(edit),
          text: "cat src/a.py, then change it",
          context: { steps: stepsOf(shellAction("cat src/a.py")) },
        },
        {
          ...fileExample(edit),
          text: "after writing it",
          context: { steps: stepsOf(fileAction({ path: "src/a.py", op: "create", added: "y" })) },
        },
      ],
    };
  },
};

const READ_FIRST =
  /\b(?:read|consult|look at|check|open|study|see)\b(?<what>[^;]{3,80}?)\b(?:before|prior to)\b(?<act>.{3,80})$|\bbefore\b(?<act2>[^,;]{3,80}),\s*(?:always |first |please |you must )*(?:read|consult|look at|check|open|study)\b(?<what2>.{3,80})$/iu;
const CHANGES = /\b(?:chang|edit|touch|modif|writ|add|creat|alter|updat|work)\w*/iu;

/** “Read docs/db.md before changing anything in db/”: a named document first, then files of a named place. */
export const readDocumentFirstRecipe: Recipe = {
  name: "read-document-first",
  title: "A document that is read first",
  fits: (wish) => (documentFirst(wish) ? 0.957 : 0),
  draft(wish) {
    const found = documentFirst(wish);
    if (!found) return null;
    const { document, changed } = found;
    const sample = samplePath(changed[0] ?? "") ?? "src/a.ts";
    const name = samplePath(document) ?? document;
    const edit = fileAction({ path: sample, added: "x" });
    const step = { read: [document] };
    const trigger = { changed, except: [document] };
    return {
      params: { document, changed },
      verifier: {
        all: [
          { kind: "required-step", trigger, step, before: "action" },
          // For changes that no host shows before they are made.
          { kind: "required-step", trigger, step, before: "finish" },
        ],
      },
      message: `${document} was not read before this change.`,
      remedy: `read ${document}`,
      readsCondition: true,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [
        fileExample({ path: sample, added: "x" }),
        { text: `change ${sample}, then finish`, moment: turnEnd(), context: { steps: stepsOf(edit) } },
      ],
      pass: [
        {
          ...fileExample({ path: sample, added: "x" }),
          text: `read ${document}, then change ${sample}`,
          context: { steps: stepsOf(readAction(name)) },
        },
        fileExample({ path: "some/other-place.qqq", added: "x" }),
      ],
    };
  },
};

function documentFirst(wish: Wish): { document: string; changed: string[] } | null {
  const groups = READ_FIRST.exec(wish.said[0] ?? "")?.groups;
  const what = groups?.what ?? groups?.what2;
  const act = groups?.act ?? groups?.act2;
  if (what === undefined || act === undefined || !CHANGES.test(act)) return null;
  const document = pathsIn(what).find(({ glob }) => /\.\w{1,5}$/.test(glob))?.glob;
  const changed = filesNamed(act);
  return document && changed.length > 0 ? { document, changed: changed.slice(0, 40) } : null;
}
