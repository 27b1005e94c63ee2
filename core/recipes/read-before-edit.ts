import { fileAction, readAction, shellAction, stepsOf } from "../verifiers/cases";
import { fileExample } from "./examples";
import type { Recipe } from "./recipe";

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
