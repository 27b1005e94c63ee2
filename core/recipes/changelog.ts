import { fileAction, stepsOf, turnEnd } from "../verifiers/cases";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";

const LOGS = ["CHANGELOG*", "CHANGES*", "HISTORY*", ".changeset/", "changelog.d/"];
const SOURCES = ["src/", "lib/", "app/", "packages/**/src/**", "pkg/", "cmd/", "internal/"];

/** “A changelog entry accompanies every source change”. */
export const changelogRecipe: Recipe = {
  name: "changelog",
  title: "Changelog with source",
  fits: (wish) =>
    wish.topic === "changelog" || (/\bchange ?log\b/.test(wish.text) && !wish.forbids) ? 0.9 : 0,
  draft(wish) {
    const { paths } = wish.candidate.applicability;
    const changed = paths.length > 0 ? paths : SOURCES;
    const edit = fileAction({ path: (paths[0] && samplePath(paths[0])) ?? "src/a.ts", added: "x" });
    const entry = fileAction({ path: "CHANGELOG.md", added: "- x" });
    return {
      params: { changed },
      verifier: { kind: "required-step", trigger: { changed }, step: { changed: LOGS }, before: "finish" },
      message: "Source changed without an entry in the changelog.",
      remedy: "add an entry to CHANGELOG.md",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [{ text: "change source, then finish", moment: turnEnd(), context: { steps: stepsOf(edit) } }],
      pass: [
        {
          text: "change source and the changelog",
          moment: turnEnd(),
          context: { steps: stepsOf(edit, entry) },
        },
      ],
    };
  },
};
