import { commandExamples } from "./examples";
import { refuses, stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const COMMITS = /\bcommits?\b|\bcommit messages?\b|提交(?:信息|说明|消息|记录)?|コミット|Commits?\b/iu;
const MESSAGE = "-m|--message";

function eachFlag(values: readonly string[]): string[] {
  return values.map((value) => `-m=${value}|--message=${value}`);
}

const TICKET =
  /\b(?:ticket|issue|jira|story|task|linear|work item)\b(?: (?:ids?|numbers?|keys?|references?|refs?|links?))?|\b[A-Z][A-Z0-9]{1,9}-(?:\d+|X+|N+|<\w+>)|#\d+|#<\w+>|工单|任务号|编号|チケット|Ticket\w*/iu;
const AT_START =
  /\bsubjects?\b.{0,20}\b(?:start|begin|prefix)\w*|\b(?:start|begin|prefix)\w*\b.{0,12}\b(?:with|by)\b|开头/iu;
const NOT_TICKET = /\bconventional\b|\btype\(scope\)/iu;

/** “Every commit names its ticket, like ABC-123”. */
export const commitTicketRecipe: Recipe = {
  name: "commit-ticket",
  title: "Ticket in commit messages",
  fits: (wish) => (ticketOf(wish) ? 0.935 : 0),
  draft(wish) {
    const ticket = ticketOf(wish);
    if (!ticket) return null;
    return {
      params: { ticket: ticket.sample },
      verifier: ticket.key
        ? { kind: "commit-message", ...formsOf(ticket.key, ticket.atStart) }
        : {
            kind: "shell-command",
            forbid: [
              {
                program: ["git"],
                subcommand: ["commit"],
                flags: [MESSAGE],
                exceptFlags: eachFlag(ticket.accepted),
              },
            ],
          },
      message: "The commit message names no ticket.",
      remedy: `for example “${ticket.sample} handle empty body”`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: commandExamples(['git commit -m "handle empty body"', 'git commit -am "fix login"']),
      pass: commandExamples([
        `git commit -m "${ticket.sample} handle empty body"`,
        "git commit --amend --no-edit",
        "git log",
      ]),
    };
  },
};

type Ticket = { sample: string; accepted: string[]; key?: string; atStart?: boolean };

/** The second paragraph of a message is no subject: what begins it does not count. */
function formsOf(key: string, atStart = false): { subject: string[] } | { holds: string[] } {
  return atStart ? { subject: ["", "[", "("].map((open) => `${open}${key}-#*`) } : { holds: [`${key}-#`] };
}

function ticketOf(wish: Wish): Ticket | null {
  if (wish.forbids) return null;
  for (const said of wish.said) {
    if (!COMMITS.test(said) || NOT_TICKET.test(said) || !TICKET.test(said) || refuses(said)) continue;
    const key =
      /\b([A-Z][A-Z0-9]{1,9})-(?:\d+|X+|N+|<\w+>|#+)/.exec(said)?.[1] ??
      /\b([A-Z][A-Z0-9]{1,9}) (?:ticket|issue|story|task)\b/.exec(said)?.[1];
    const digits = [..."0123456789"];
    if (key && !/^(?:UTF|ISO|ES|SHA|RFC|JIRA|ID|THE|A|EVERY|NO)$/.test(key)) {
      return { sample: `${key}-123`, accepted: [], key, atStart: AT_START.test(said) };
    }
    if (/#\d+|#<|\bgithub\b|\bissue\b/iu.test(said) && !/\bjira\b/iu.test(said))
      return { sample: "#123", accepted: digits.flatMap((digit) => [`*#${digit}*`, `*-${digit}*`]) };
    return { sample: "ABC-123", accepted: digits.flatMap((digit) => [`*-${digit}*`, `*#${digit}*`]) };
  }
  return null;
}

/** What subjects mostly begin with; a pattern list is bounded. */
const VERBS =
  "add fix update change remove delete implement create improve refactor rename move replace".split(" ");

function pastForms(verb: string): string[] {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  return [`${stem}ed`, verb.endsWith("x") ? `${verb}es` : `${verb}s`, `${stem}ing`];
}

/** “Commit subjects are in the imperative”: told by the verbs that subjects mostly begin with. */
export const commitImperativeRecipe: Recipe = {
  name: "commit-imperative",
  title: "Commit subjects in the imperative",
  fits: (wish) =>
    COMMITS.test(wish.text) &&
    /\bimperative\b|\bpresent tense\b|祈使|命令形|Imperativ|imperativo|impératif/iu.test(wish.text)
      ? 0.93
      : 0,
  draft: () => ({
    params: {},
    verifier: {
      kind: "shell-command",
      forbid: VERBS.flatMap(pastForms).map((form) => ({
        program: ["git"],
        subcommand: ["commit"],
        flags: [[...eachFlag([`${capital(form)} *`, `${form} *`]), `-m=*: ${form} *`].join("|")],
      })),
    },
    message: "Commit subjects say what the commit does, as an order.",
    remedy: "for example “Add retry to the client”",
    onExhausted: "release",
    applicability: { paths: [], languages: [] },
    stop: commandExamples([
      'git commit -m "Added retry"',
      'git commit -m "fix: updated empty body"',
      "git commit -am 'Fixes login'",
    ]),
    pass: commandExamples([
      'git commit -m "Add retry"',
      'git commit -m "fix: handle added items"',
      "git log",
    ]),
  }),
};

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** “Commit messages must not mention Claude”, “no WIP commits”. */
export const commitForbiddenTextRecipe: Recipe = {
  name: "commit-forbidden-text",
  title: "Texts that commits do not hold",
  fits: (wish) => (unwantedTexts(wish).length > 0 ? 0.915 : 0),
  draft(wish) {
    const texts = unwantedTexts(wish);
    const first = texts[0];
    if (first === undefined) return null;
    return {
      params: { texts },
      verifier: { kind: "commit-message", forbid: texts },
      message: `Commit messages do not hold “${first}”.`,
      remedy: "commit without it",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: commandExamples([`git commit -m "feat: x ${first}"`]),
      pass: commandExamples(['git commit -m "feat: x"', `grep -rn "${first}" docs`]),
    };
  },
};

const NAMES =
  /\b(?:claude(?: code)?|anthropic|chatgpt|openai|codex|gemini|copilot|cursor|wip|llm|ai assistant)\b/giu;
const QUOTED = /["“”`「『']([^"“”`」』'\n]{2,60})["”“`」』']/gu;

function unwantedTexts(wish: Wish): string[] {
  for (const said of wish.said) {
    if (
      !COMMITS.test(said) ||
      !/\bmessages?\b|\bmention|\bsubjects?\b|\bcommits\b|\bsign|\bcredit|\battribut|信息|说明|消息|提及|署名|メッセージ/iu.test(
        said,
      )
    )
      continue;
    const named = [...said.matchAll(NAMES), ...said.matchAll(QUOTED)].filter(
      (match) => stanceAt(said, match.index, match.index + match[0].length) === "against",
    );
    const texts = named
      .map((match) => (match[1] ?? match[0]).trim())
      .filter((text) => !/^(?:git|-)/.test(text));
    if (texts.length > 0) return [...new Set(texts)].slice(0, 20);
  }
  return [];
}

/** “Commit without a body”, “one line only”. */
export const commitOneLineRecipe: Recipe = {
  name: "commit-one-line",
  title: "Commit messages of one line",
  fits: (wish) =>
    COMMITS.test(wish.text) &&
    /\b(?:one|single)[- ]lin(?:e|er)s?\b|\bsubject (?:line )?only\b|\bno (?:commit )?(?:body|bodies)\b|\bwithout (?:a )?body\b|单行|一行/iu.test(
      wish.text,
    )
      ? 0.92
      : 0,
  draft: () => ({
    params: {},
    verifier: { kind: "commit-message", oneLine: true },
    message: "Commit messages are one line.",
    remedy: "a subject without a body",
    onExhausted: "release",
    stop: commandExamples(['git commit -m "feat: x" -m "more"']),
    pass: commandExamples(['git commit -m "feat: x"']),
  }),
};

/** “Sign off every commit”. */
export const signOffRecipe: Recipe = {
  name: "commit-sign-off",
  title: "Signed-off commits",
  fits: (wish) =>
    !wish.forbids &&
    /\bsign(?:ed)?[- ]?(?:them |it |commits? )?off\b|\bsign-?off\b|\bdco\b/iu.test(wish.text) &&
    COMMITS.test(wish.text)
      ? 0.94
      : 0,
  draft: () => ({
    params: {},
    verifier: {
      kind: "shell-command",
      forbid: [
        {
          program: ["git"],
          subcommand: ["commit"],
          exceptFlags: ["-s|--signoff|--help", "-m=*Signed-off-by*"],
        },
      ],
    },
    message: "Commits are signed off here.",
    remedy: "git commit -s",
    onExhausted: "release",
    stop: commandExamples(['git commit -m "feat: x"']),
    pass: commandExamples(['git commit -s -m "feat: x"', "git status"]),
  }),
};

const BRANCH = /\bbranch(?:es)?\b|分支|ブランチ|Branch(?:es|namen?)?\b|ramas?\b|branches?\b/iu;
const PREFIX = /(?<![\w/.])([a-z][a-z0-9-]{1,20})\/(?=[\s,`'"”)<*{.;A-Z]|$|[\w-])/g;
const MAKES: [subcommand: string, flags: string[]][] = [
  ["checkout", ["-b", "-B"]],
  ["switch", ["-c", "-C", "--create"]],
];
const TYPES = [
  "feat",
  "feature",
  "fix",
  "bugfix",
  "hotfix",
  "chore",
  "docs",
  "refactor",
  "test",
  "perf",
  "ci",
  "build",
  "style",
  "release",
];

/** “Branches are named feat/… or fix/…”: new branches with another beginning are stopped. */
export const branchNamingRecipe: Recipe = {
  name: "branch-naming",
  title: "Names of branches",
  fits: (wish) => (branchShape(wish) ? 0.94 : 0),
  draft(wish) {
    const shape = branchShape(wish);
    if (!shape) return null;
    const { accepted, sample } = shape;
    const forbid = [
      ...MAKES.map(([subcommand, flags]) => ({
        program: ["git"],
        subcommand: [subcommand],
        flags: [flags.join("|")],
        exceptFlags: accepted.map((glob) => flags.map((flag) => `${flag}=${glob}`).join("|")),
      })),
      {
        program: ["git"],
        subcommand: ["branch"],
        hasArgs: true,
        exceptFlags: [
          "-d|-D|--delete",
          "-a|-r|--list|-l|-v|-vv|--show-current",
          "--contains|--merged|--no-merged",
          "-u|--set-upstream-to|--unset-upstream",
          "--sort|--format",
        ],
        exceptArgs: [...accepted, "main", "master", "develop", "origin/*", "HEAD*"],
      },
    ];
    return {
      params: { names: accepted },
      verifier: { kind: "shell-command", forbid },
      message: `Branches are named like ${sample}.`,
      remedy: `git switch -c ${sample}`,
      onExhausted: "release",
      applicability: { paths: [], languages: [], branches: [] },
      stop: commandExamples(["git checkout -b newstuff", "git switch -c Patch1"]),
      pass: commandExamples([
        `git checkout -b ${sample}`,
        `git switch -c ${sample}`,
        "git checkout main",
        "git branch --show-current",
      ]),
    };
  },
};

function branchShape(wish: Wish): { accepted: string[]; sample: string } | null {
  if (wish.forbids) return null;
  for (const said of wish.said.slice(0, 1)) {
    // “Only push to branches that start with …” bounds pushing, not naming.
    if (/\b(?:push|merge|rebase|deploy|pull)\w*\b|推送|合并/iu.test(said)) continue;
    if (
      !BRANCH.test(said) ||
      !/\bnam(?:e|ed|es|ing)\b|\bprefix\w*|\bstart\w*|\bcall(?:ed)?\b|\bformat\b|\blike\b|\bunder\b|\bmatch\b|\bfollow\b|命名|名称|前缀|开头|格式|叫|名前|から始|heiß|benenn/iu.test(
        said,
      )
    )
      continue;
    if (/\btype\/|<type>\/|\{type\}\//i.test(said)) {
      const ticket = /ticket|issue|jira|<id>|\d/i.test(said);
      return {
        accepted: TYPES.map((type) => `${type}/*${ticket ? "-*" : ""}`),
        sample: ticket ? "feat/ABC-12-short-text" : "feat/short-text",
      };
    }
    const prefixes = [...new Set([...said.matchAll(PREFIX)].map((match) => match[1] ?? ""))].filter(
      (name) => !/^(?:or|and|e|i|origin|refs|src|node)$/.test(name),
    );
    if (prefixes.length > 0)
      return { accepted: prefixes.map((name) => `${name}/*`), sample: `${prefixes[0]}/ABC-12-text` };
    const key = /\b([A-Z][A-Z0-9]{1,9})-(?:\d+|X+|<\w+>)/.exec(said)?.[1];
    if (key) return { accepted: [`${key}-*`, `*/${key}-*`], sample: `${key}-12-text` };
  }
  return null;
}
