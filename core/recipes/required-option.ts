import { spellings } from "./command-phrase";
import { commandExamples } from "./examples";
import { isCommandTerm } from "./known-programs";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** “Call curl with --fail”: the program only with one spelling of the option. */
export const requiredOptionRecipe: Recipe = {
  name: "required-option",
  title: "Required option",
  fits: (wish) => (!wish.forbids && optionOf(wish) ? 0.7 : 0),
  draft(wish) {
    const found = optionOf(wish);
    if (!found) return null;
    const { program, option } = found;
    const accepted = spellings(program, option);
    return {
      params: { program, option },
      verifier: {
        kind: "shell-command",
        forbid: [{ program: [program], exceptFlags: [accepted, "--help|--version|-V"] }],
      },
      remedy: `${program} ${option} …`,
      onExhausted: "release",
      stop: commandExamples([`${program} x`, `${program} -q x | cat`]),
      pass: commandExamples([`${program} ${option} x`, `which ${program}`]),
    };
  },
};

const OPTION =
  /\b(?:call|use|run|invoke|pass|always)?\s*([a-z][\w.-]*)\b(?:\s+\w+){0,2}\s+with\s+(--?[a-z][\w-]*)/;

function optionOf(wish: Wish): { program: string; option: string } | null {
  const [, program = "", option = ""] = OPTION.exec(wish.text) ?? [];
  return option !== "" && isCommandTerm(program) ? { program, option } : null;
}
