import type { AgentAction } from "../hook-event/schema";
import { fileAction, shellAction, shellMoment, stepsOf, turnEnd } from "../verifiers/cases";
import type { CommandPattern } from "../verifiers/command-pattern";
import { CHECK_SAMPLES, type CheckName, checkCommands } from "./check-commands";
import { leadingCommand } from "./leading-command";
import { commandSpans } from "./reading/command-spans";
import { languageGlobs, sortsIn } from "./reading/file-sorts";
import type { Recipe, RecipeDraft } from "./recipe";
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
  ["tests", /(?<![\p{L}-])(?:tests?|test suite|pytest|vitest|jest|rspec|pruebas)(?![\p{L}-])|测试|テスト/iu],
  ["lint", /(?<![\p{L}-])(?:lint\w*|eslint|ruff|biome)(?![\p{L}])|代码检查|静态检查|リント/iu],
  [
    "types",
    /(?<![\p{L}-])(?:types?|type-?check\w*|tsc|mypy|pyright|Typprüfung)(?![\p{L}])|类型检查|型チェック/iu,
  ],
  ["build", /(?<![\p{L}-])(?:builds?|compil\w+)(?![\p{L}])|构建|编译|ビルド/iu],
  ["format", /(?<![\p{L}-])(?:format\w*|prettier|gofmt|black)(?![\p{L}])|格式化|フォーマット/iu],
];
const FINISH =
  /\b(?:finish\w*|done|complete\w*|stop\w*|end|hand\w* (?:back|over)|report\w*|conclud\w*|claim\w*|say\w*|after (?:each|every|any|all|you|a|code|chang\w+|edit\w*|modif\w*|touch\w*|mak\w+|writ\w+|updat\w*|implement\w*)|every time|whenever you (?:change|edit|touch|modify)|fertig|abschlie\w+|abschluss|beend\w+|terminar|acabar|terminer|finir)\b|nach (?:jeder|jedem|der)|después de|après|完成|结束|收尾|每次|改完|写完|修改.{0,8}后|改动.{0,8}后|之后|終わ|完了|変更後|後に/iu;
const COMMIT = /\b(?:commit\w*|check(?:ing)? in)\b|提交|コミット/iu;
const RUNS =
  /(?<![\p{L}])(?:run|runs|ran|running|re-?run|execute|pass|passes|passing|green|check|checks|verify|ausführen|laufen|ausgeführt|ejecut\w*|corre\w*|pasar|pasen|lanc\w+|exécut\w*|passent)(?![\p{L}])|跑|运行|执行|通过|実行|走らせ|通す|通る/iu;
/** “Before pushing”, “before opening a pull request”. */
const BEFORE_ACT: [RegExp, CommandPattern[], string][] = [
  [
    /\b(?:before|prior to)\b.{0,24}\bpush\w*|推送(?:之)?前|push ?(?:之)?前|プッシュ.{0,4}前|vor (?:dem|jedem) push/iu,
    [{ program: ["git"], subcommand: ["push"], exceptFlags: ["--dry-run|-n"] }],
    "git push",
  ],
  [
    /\b(?:before|prior to)\b.{0,24}\b(?:pull request|pr|merge request)s?\b|PR ?(?:之)?前|(?:提|开|创建) ?(?:PR|pull request).{0,2}前/iu,
    [
      { program: ["gh"], subcommand: ["pr create"] },
      { program: ["glab"], subcommand: ["mr create"] },
    ],
    "gh pr create",
  ],
];

/** “Never finish with failing tests”. */
const NEVER_ENDS =
  /\b(?:never|don'?t|do not)\s+(?:finish|stop|end|hand (?:back|over)|say (?:you(?:'re| are) )?done)\b[^.;]{0,30}\b(?:failing|red|broken|without)\b/iu;
/** “Do not claim that tests pass unless they were run”: another recipe's. */
const CLAIMS =
  /\b(?:claim|say|state|tell|report|write|assert)\w*\b[^.;]{0,30}\b(?:tests?|suite|build|everything|it)\b[^.;]{0,16}\b(?:pass|green|succeed|work)\w*\b[^.;]{0,24}\b(?:unless|without|if|before|until)\b/iu;

/** “Do not claim that tests pass unless they were run”. */
export const claimsNeedRunRecipe: Recipe = {
  name: "claims-need-run",
  title: "What is said of tests was seen",
  fits: (wish) =>
    CLAIMS.test(wish.said[0] ?? "") && /\btests?\b|\bsuite\b/iu.test(wish.said[0] ?? "") ? 0.96 : 0,
  draft: () => {
    const edit = fileAction({ path: "src/a.py", added: "x" });
    const run = shellAction(CHECK_SAMPLES.tests);
    return {
      params: {},
      verifier: {
        any: [
          { kind: "message", forbid: CLAIM_TEXTS },
          {
            kind: "required-step",
            trigger: { changed: ["**"], except: PROSE },
            step: { commands: checkCommands("tests") },
            before: "finish",
            fresh: true,
          },
        ],
      },
      message: "It is said that tests pass, and they were not run after the last change.",
      remedy: "run them, or say that they were not run",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [
        {
          text: "change code, then say that all tests pass",
          moment: { ...turnEnd(), message: "Renamed. All tests pass." },
          context: { steps: stepsOf(edit) },
        },
      ],
      pass: [
        {
          text: "change code, run the tests, then say so",
          moment: { ...turnEnd(), message: "Renamed. All tests pass." },
          context: { steps: stepsOf(edit, run) },
        },
        {
          text: "change code and claim nothing",
          moment: { ...turnEnd(), message: "Renamed. I did not run them." },
          context: { steps: stepsOf(edit) },
        },
      ],
    };
  },
};

const CLAIM_TEXTS = [
  "tests pass",
  "tests are passing",
  "tests passed",
  "tests now pass",
  "tests are green",
  "tests green",
  "suite is green",
  "suite passes",
  "suite passed",
  "suite is passing",
  "all green",
  "tests succeed",
  "passes all tests",
  "passing tests",
  "tests still pass",
];

/** “Run the tests before you finish”: a fresh successful run after the last change of code. */
export const runBeforeFinishingRecipe: Recipe = {
  name: "run-before-finishing",
  title: "Run checks before finishing",
  fits(wish) {
    if (/\.only\b|\.skip\b/.test(wish.said[0] ?? "")) return 0;
    const ends = NEVER_ENDS.test(wish.said[0] ?? "");
    if (CLAIMS.test(wish.said[0] ?? "")) return 0;
    if ((wish.forbids && !ends) || !(checkOf(wish) || ownCommands(wish).length > 0)) return 0;
    if (!(FINISH.test(wish.text) || COMMIT.test(wish.text) || actOf(wish))) return 0;
    if (
      !RUNS.test(wish.text) &&
      !ends &&
      !(ownCommands(wish).length > 0 && /\bcompil|\bcheck|\bvalidat|\bbuild/iu.test(wish.text))
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
    const act = actOf(wish);
    const before =
      COMMIT.test(wish.text) && !FINISH.test(wish.text.replace(/\bstop\w*\b/g, "")) ? "commit" : "finish";
    const scripted = scriptCommands(input.scripts ?? {}, check);
    const commands =
      own.length > 0 && own.some(({ pattern }) => pattern.subcommand)
        ? own.map(({ pattern }) => pattern)
        : [
            ...own.map(({ pattern }) => pattern),
            ...(checkOf(wish) ? [...checkCommands(check), ...scripted] : []),
          ].slice(0, 40);
    const sample = own[0]?.text ?? CHECK_SAMPLES[check];
    const { paths: given, languages } = wish.candidate.applicability;
    const paths = given.length > 0 || languages.length > 0 ? given : namedFiles(wish.said[0] ?? "");
    const changed = paths.length > 0 ? paths : ["**"];
    const edit = fileAction({ path: (paths[0] && samplePath(paths[0])) ?? "src/a.py", added: "x" });
    const run = shellAction(sample);
    if (act) return beforeAct({ act, commands, sample, check, edit, run });
    const moment = before === "commit" ? shellMoment("git commit -m x") : turnEnd();
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

type BeforeAct = {
  act: { commands: CommandPattern[]; sample: string };
  commands: CommandPattern[];
  sample: string;
  check: CheckName;
  edit: AgentAction;
  run: AgentAction;
};

/** A push or a pull request needs the run; nothing is asked of a task that does neither. */
function beforeAct({ act, commands, sample, check, edit, run }: BeforeAct): RecipeDraft {
  const moment = shellMoment(act.sample);
  return {
    params: { check, before: act.sample },
    verifier: {
      kind: "required-step",
      trigger: { commands: act.commands },
      step: { commands },
      before: "action",
      fresh: true,
    },
    message: `${act.sample} without a run of the ${check} after the last change.`,
    remedy: `run the ${check} (for example \`${sample}\`) and look at the result`,
    onExhausted: "release",
    applicability: { paths: [], languages: [] },
    stop: [{ text: `change code, then ${act.sample}`, moment, context: { steps: stepsOf(edit) } }],
    pass: [
      {
        text: `change code, run the ${check}, then ${act.sample}`,
        moment,
        context: { steps: stepsOf(edit, run) },
      },
    ],
  };
}

function actOf(wish: Wish): BeforeAct["act"] | null {
  const found = BEFORE_ACT.find(([named]) => wish.said.some((said) => named.test(said)));
  return found ? { commands: found[1], sample: found[2] } : null;
}

/** Files of the sort that the wish names: of a language, or of one side of the project. */
function namedFiles(said: string): string[] {
  const sides = sortsIn(said).filter(({ globs }) => globs.some((glob) => /^(?:frontend|backend)/.test(glob)));
  const globs = sides.flatMap((side) => side.globs);
  return globs.length > 0 ? globs : languageGlobs(said);
}

/** Commands that the wish itself names, as a step or in code marks: `make check`. */
function ownCommands(wish: Wish) {
  const marked = [...wish.candidate.words.matchAll(/`([^`\n]{2,80})`/g)].map((match) => match[1] ?? "");
  const named = [...wish.step, ...marked].flatMap((term) => leadingCommand(term) ?? []);
  if (named.length > 0) return named;
  return wish.said
    .flatMap((said) => commandSpans(said))
    .filter(({ stance, phrase }) => stance !== "against" && !/^(?:git|gh|glab)\b/.test(phrase))
    .map(({ phrase, pattern }) => ({ text: phrase, pattern }));
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
