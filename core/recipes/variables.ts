import { commandExamples } from "./examples";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const ASSIGNED = /(?<![\w$-])`?(?<name>[A-Z][A-Z0-9_]{2,60})=(?<value>[\w./:@-]{1,60})`?/g;

/** “Never set NODE_ENV=production locally”: before a command, exported, or by `env`. */
export const noVariableRecipe: Recipe = {
  name: "no-variable",
  title: "Variables that are not set",
  fits: (wish) => (variablesOf(wish).length > 0 ? 0.9 : 0),
  draft(wish) {
    const variables = variablesOf(wish);
    const first = variables[0];
    if (first === undefined) return null;
    return {
      params: { variables },
      verifier: {
        kind: "shell-command",
        forbid: [
          { program: ["*"], env: variables },
          { program: ["export", "declare", "setx", "set"], args: variables },
        ],
      },
      message: `${first} is not set here.`,
      remedy: "run it without that variable",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: commandExamples([`${first} npm start`, `export ${first} && npm start`]),
      pass: commandExamples(["npm start", `grep -rn "${first}" docs`]),
    };
  },
};

function variablesOf(wish: Wish): string[] {
  const said = wish.said[0] ?? "";
  if (/\b(?:files?|dockerfiles?|compose|yaml|code|config\w*|committed|\.env)\b/iu.test(said)) return [];
  return [...said.matchAll(ASSIGNED)].flatMap((match) =>
    stanceAt(said, match.index, match.index + match[0].length) === "against"
      ? [`${match.groups?.name}=${match.groups?.value?.replace(/[.,;:]+$/, "")}`]
      : [],
  );
}
