import { fileAction, shellAction, shellMoment, stepsOf, turnEnd } from "../verifiers/cases";
import { CHECK_SAMPLES, type CheckName, checkCommands } from "./check-commands";
import { leadingCommand } from "./leading-command";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** Changes of prose need no checks. */
const PROSE = [
  "*.md",
  "*.mdx",
  "*.txt",
  "*.rst",
  "*.adoc",
  "docs/",
  "LICENSE*",
  "CHANGELOG*",
  ".gitignore",
  "*.{png,jpg,svg,gif}",
];

const TOPICS: Record<string, CheckName> = {
  "run-tests": "tests",
  "run-lint": "lint",
  "run-types": "types",
  "run-build": "build",
  "run-format": "format",
};
const WORDS: [CheckName, RegExp][] = [
  ["tests", /\b(?:tests?|test suite|pytest|vitest|jest|rspec)\b/],
  ["lint", /\b(?:lint\w*|eslint|ruff|biome)\b/],
  ["types", /\b(?:types?|type-?check\w*|tsc|mypy|pyright)\b/],
  ["build", /\b(?:builds?|compil\w+)\b/],
  ["format", /\b(?:format\w*|prettier|gofmt|black)\b/],
];
const FINISH =
  /\b(?:finish\w*|done|complete\w*|stop\w*|end|hand\w* (?:back|over)|report\w*|conclud\w*|claim\w*|say\w*|after (?:each|every|any|all|you|a|code|chang\w+)|every time|fertig)\b/;
const COMMIT = /\b(?:commit\w*|check(?:ing)? in|push\w*)\b/;

/** “Run the tests before you finish”: a fresh successful run after the last change of code. */
export const runBeforeFinishingRecipe: Recipe = {
  name: "run-before-finishing",
  title: "Run checks before finishing",
  fits(wish) {
    if (
      !(checkOf(wish) || ownCommands(wish).length > 0) ||
      !(FINISH.test(wish.text) || COMMIT.test(wish.text))
    )
      return 0;
    if (
      !/\b(?:run|runs|ran|running|execute|pass|passes|passing|green|check|verify|ausführen)\b/.test(wish.text)
    )
      return 0;
    if (/\b(?:whole|entire|monorepo)\b/.test(wish.text) && /\b(?:don'?t|not|never)\b/.test(wish.text))
      return 0;
    return /\btests? first\b/.test(wish.text) ? 0 : 0.93;
  },
  draft(wish, input) {
    const own = ownCommands(wish);
    const check = checkOf(wish) ?? (own.length > 0 ? "tests" : undefined);
    if (!check) return null;
    const before =
      COMMIT.test(wish.text) && !FINISH.test(wish.text.replace(/\bstop\w*\b/g, "")) ? "commit" : "finish";
    const scripted = scriptCommands(input.scripts ?? {}, check);
    const commands =
      own.length > 0 && own.some(({ pattern }) => pattern.subcommand)
        ? own.map(({ pattern }) => pattern)
        : [...checkCommands(check), ...scripted];
    const sample = own[0]?.text ?? CHECK_SAMPLES[check];
    const { paths, languages } = wish.candidate.applicability;
    const changed = paths.length > 0 ? paths : ["**"];
    const edit = fileAction({ path: (paths[0] && samplePath(paths[0])) ?? "src/a.py", added: "x" });
    const moment = before === "commit" ? shellMoment("git commit -m x") : turnEnd();
    const run = shellAction(sample);
    const show = before === "commit" ? "commit" : "finish";
    return {
      params: { check, before, changed },
      verifier: {
        kind: "required-step",
        trigger: { changed, except: PROSE },
        step: { commands },
        before,
        fresh: true,
      },
      message: `Code changed and ${check} were not run afterwards (or failed).`,
      remedy: `run the ${check} (for example \`${sample}\`) and look at the result`,
      onExhausted: "release",
      applicability: { paths: [], languages },
      stop: [
        { text: `change code, then ${show}`, moment, context: { steps: stepsOf(edit) } },
        {
          text: `run the ${check}, change code, then ${show}`,
          moment,
          context: { steps: stepsOf(run, edit) },
        },
      ],
      pass: [
        {
          text: `change code, run the ${check}, then ${show}`,
          moment,
          context: { steps: stepsOf(edit, run) },
        },
        { text: `change nothing, then ${show}`, moment, context: { steps: [] } },
      ],
    };
  },
};

/** Commands that the wish itself names, as a step or in code marks: `make check`. */
function ownCommands(wish: Wish) {
  const marked = [...wish.candidate.words.matchAll(/`([^`\n]{2,80})`/g)].map((match) => match[1] ?? "");
  return [...wish.step, ...marked].flatMap((term) => leadingCommand(term) ?? []);
}

function checkOf(wish: Wish): CheckName | undefined {
  const steps = wish.step.join(" ").toLowerCase();
  const named = WORDS.find(([, words]) => words.test(steps))?.[0];
  return named ?? TOPICS[wish.topic] ?? WORDS.find(([, words]) => words.test(wish.text))?.[0];
}

/** Scripts of the project that run a tool of this check count too, whatever they are called. */
function scriptCommands(scripts: Record<string, string>, check: CheckName) {
  const words = WORDS.find(([name]) => name === check)?.[1];
  const names = Object.entries(scripts).filter(
    ([name, command]) => words?.test(name) || words?.test(command),
  );
  const subcommand = names.slice(0, 20).map(([name]) => `run ${name}`);
  return subcommand.length > 0 ? [{ program: ["npm", "pnpm", "yarn", "bun"], subcommand }] : [];
}
