import type { CommandPattern } from "../verifiers/command-pattern";
import { composeTwin, extendedPhrase, patternOfPhrase } from "./command-phrase";
import { leavesOut } from "./command-rules";
import { commandExamples } from "./examples";
import { packageManagerOf } from "./package-managers";
import { type CommandSpan, commandSpans } from "./reading/command-spans";
import type { Recipe } from "./recipe";
import { isCommand, typedCommands } from "./typed-command";
import type { Wish } from "./wish";

/** Commands whose harm cannot be taken back ask instead of letting go. */
const IRREVERSIBLE =
  /^(?:git (?:push|reset|clean|rebase)|rm|dd|kubectl|terraform|helm|psql|mysql|aws|gcloud|az|(?:npm|pnpm|yarn|bun|cargo|poetry|uv) publish|twine)\b/;

/** With a sub-command typed out; git, rm and chmod have recipes that know their other spellings. */
const TYPED = /^(?!(?:git|rm|chmod|chown)\s)\S+\s+[a-z]/;
/** Below recipes of a known subject area, above those that only read words. */
const OWN_FIT = 0.82;
/** The correction names a command, the wish itself names none: whatever reads the wish is better. */
const ASIDE_FIT = 0.58;

/** “Never run X”, “use Y instead of X”: X as named, with its options in any order and spelling. */
export const forbiddenCommandRecipe: Recipe = {
  name: "forbidden-command",
  title: "Forbidden or replaced command",
  fits(wish) {
    const { forbid, own, aside } = commandsOf(wish);
    if (wish.candidate.form === "order" || forbid.length === 0) return 0;
    if (aside) return ASIDE_FIT;
    if (own) return forbid.some(({ phrase }) => TYPED.test(phrase)) ? 0.91 : OWN_FIT;
    return typedCommands(wish).length > 0 ? 0.91 : 0.5;
  },
  draft(wish) {
    const { forbid: commands, wanted } = commandsOf(wish);
    const both =
      wish.said.some((said) => /\bdocker-compose\b/i.test(said)) &&
      wish.said.some((said) => /\bdocker compose\b/i.test(said));
    const forbid = commands.flatMap(({ pattern }) => {
      // “docker compose, not docker-compose” is about which of the two.
      const twin = both ? null : composeTwin(pattern);
      return twin ? [pattern, twin] : [pattern];
    });
    if (forbid.length === 0) return null;
    const phrases = commands.map(({ phrase }) => phrase);
    const instead = wanted.flatMap((phrase) => patternOfPhrase(phrase) ?? []);
    const stop = phrases.map(asTyped);
    const asks = phrases.some((phrase) => IRREVERSIBLE.test(phrase));
    return {
      params: { commands: phrases, instead: wanted },
      verifier: {
        kind: "shell-command",
        forbid,
        ...(instead.length > 0 ? { instead } : {}),
        ...(overlaps(forbid, instead) ? { except: instead } : {}),
      },
      remedy: wanted[0] ?? null,
      severity: asks ? "major" : "minor",
      onExhausted: asks ? "ask" : "release",
      applicability: wish.liftedByAsking ? { exceptTaskWords: liftingWords(wish, phrases) } : {},
      stop: commandExamples(stop.flatMap((phrase) => [phrase, `cd x && ${phrase}`])),
      pass: commandExamples([
        ...wanted.map(asTyped),
        `grep -rn "${stop[0] ?? "x"}" docs`,
        `echo "${stop[0] ?? "x"}" | cat`,
      ]),
    };
  },
};

type Named = { phrase: string; pattern: CommandPattern };
type Commands = {
  forbid: Named[];
  wanted: string[];
  /** Named by a sentence, and not by the terms alone. */
  own: boolean;
  /** Named by what was said besides the wish itself. */
  aside?: boolean;
};

/** “xcodebuild only through fastlane”. */
const ONLY_THROUGH =
  /^[`'"\s]*(?:is |are )?(?:run |called |used )?(?:only|exclusively)(?: ever)? (?:run )?(?:through|via|by|with|from)\s+[`'"]?$/iu;

/** Commands of the sentence itself, else those that extraction found. */
function commandsOf(wish: Wish): Commands {
  // No check sees what a command is piped into; the command alone would be too wide.
  if (/\bpip(?:e|es|ed|ing)\b|\|\s*(?:ba|z)?sh\b/.test(wish.text))
    return { forbid: [], wanted: [], own: false };
  for (const said of wish.said) {
    const spans = commandSpans(said);
    const [inner, outer] = spans;
    if (inner && outer && ONLY_THROUGH.test(said.slice(inner.end, outer.start)))
      return {
        forbid: [{ phrase: inner.phrase, pattern: inner.pattern }],
        wanted: [outer.phrase],
        own: said === wish.said[0],
        aside: said !== wish.said[0],
      };
    const against = spans.filter(({ stance }) => stance === "against");
    // What the sentence itself asks for is not turned down by what else was said.
    if (spans.some(({ stance }) => stance === "for") && against.length === 0 && said === wish.said[0])
      return { forbid: [], wanted: [], own: true };
    if (against.length === 0) continue;
    const forbid = against.filter(isWholeBusiness).flatMap((span) => bounded(said, span) ?? []);
    const isBounded = against.some((span) => leavesOut(said, span.end) && !wish.liftedByAsking);
    if (isBounded || forbid.length === 0 || forbid.length < against.filter(isWholeBusiness).length)
      return { forbid: [], wanted: [], own: true };
    // “Only from the requirements files”: what was said besides is wider than the wish.
    if (
      said !== wish.said[0] &&
      /\b(?:only|except|unless|apart from)\b|只能|除了|nur\b|sólo|seulement/iu.test(wish.said[0] ?? "")
    )
      return { forbid: [], wanted: [], own: true };
    const wanted = spans.filter(({ stance }) => stance === "for").map(({ phrase }) => phrase);
    return { forbid, wanted, own: true, aside: said !== wish.said[0] };
  }
  const phrases = phrasesOf(wish);
  return {
    forbid: phrases.flatMap((phrase) => {
      const pattern = patternOfPhrase(phrase);
      return pattern ? [{ phrase, pattern }] : [];
    }),
    wanted: wish.wanted.filter((term) => isCommand(wish, term) && patternOfPhrase(term) !== null),
    own: false,
  };
}

/** A bare package manager is the other recipe's business: `npm run` must pass. */
function isWholeBusiness({ phrase }: CommandSpan): boolean {
  return packageManagerOf(phrase)?.name !== phrase;
}

/** What programs are for anyhow: said after them it bounds nothing. */
const OWN_PURPOSE =
  /^(?:search|searching|find|finding|look|list|listing|test|testing|build|building|install|installing|run|running|format|formatting|download|downloading|fetch|fetching|read|reading|view|viewing|deploy|deploying|lint|linting|manage|managing|start|starting|stop|any|anything|that|this|it|us|me|be|do|type|check|checking|containers?|packages?|dependencies|python|http|requests?)$/i;
const EDITS =
  /^(?:edit|editing|modify|modifying|change|changing|rewrite|patch|patching|update|updating|alter|replace|replacing|write|writing)$/i;

/** “aws with the prod profile”, “kubectl against the context prod”. */
const TARGET_NAMED =
  /^[\s`'"]*(?:commands? )?(?:with|in|on|against|for|using|into|to)\s+(?:the |our )?(?:[`'"]?(?<value>[a-z][\w.-]*)[`'"]? (?<kind>profile|context|namespace|region|workspace|subscription|project)|(?<first>profile|context|namespace|region|workspace|subscription|project) [`'"]?(?<then>[a-z][\w.-]*)[`'"]?)\b/iu;
/** Programs that do more than installing. */
const INSTALLS =
  /^(?:brew|apt|apt-get|dnf|yum|pacman|apk|snap|choco|winget|scoop|gem|cargo|go|nix-env|port|conda|mamba)$/;
const TARGET_OPTIONS: Record<string, { flags: string[]; env?: string }> = {
  profile: { flags: ["--profile"], env: "AWS_PROFILE" },
  context: { flags: ["--context", "--kube-context"] },
  namespace: { flags: ["-n", "--namespace"] },
  region: { flags: ["--region"], env: "AWS_REGION" },
  workspace: { flags: ["-w", "--workspace"], env: "TF_WORKSPACE" },
  subscription: { flags: ["--subscription"] },
  project: { flags: ["--project", "--project_id"], env: "CLOUDSDK_CORE_PROJECT" },
};

function targeted(
  phrase: string,
  pattern: CommandPattern,
  groups: Record<string, string | undefined>,
): Named[] | null {
  const value = groups.value ?? groups.then;
  const options = TARGET_OPTIONS[(groups.kind ?? groups.first ?? "").toLowerCase()];
  if (!options || value === undefined || /^(?:the|any|other|another|wrong|default|right)$/i.test(value))
    return null;
  const flag = options.flags.map((name) => `${name}=${value}`).join("|");
  return [
    {
      phrase: `${phrase} ${options.flags.at(-1)} ${value}`,
      pattern: { ...pattern, flags: [...(pattern.flags ?? []), flag] },
    },
    ...(options.env
      ? [
          {
            phrase: `${options.env}=${value} ${phrase}`,
            pattern: { ...pattern, env: [`${options.env}=${value}`] },
          },
        ]
      : []),
  ];
}

/** The command with the purpose that the sentence names; null when no pattern says it. */
function bounded(said: string, { phrase, pattern, end }: CommandSpan): Named[] | null {
  const after = said.slice(end, end + 60);
  // “… on the whole repository”: what it is run on is no part of the pattern.
  if (
    /^[\s`'"]*(?:on|over|across|against|in)\s+(?:the |our |all (?:of )?)*(?:whole|entire|full|complete|everything|all)\b/iu.test(
      after,
    )
  )
    return null;
  const before = said.slice(0, said.indexOf(phrase));
  if (
    INSTALLS.test(phrase) &&
    /\b(?:install|add)\w*\b[^.;]*\b(?:with|via|through|from|by|using)\s+[`'"]?$/iu.test(before)
  ) {
    const subcommand = ["install", "add", "upgrade", "reinstall"];
    return [{ phrase: `${phrase} install`, pattern: { ...pattern, subcommand } }];
  }
  const target = TARGET_NAMED.exec(after)?.groups;
  if (target) return targeted(phrase, pattern, target);
  const purpose = /^[\s`'"]*,?\s*(?:command |commands )?(?:to|for)\s+([\p{L}]+)/iu.exec(after)?.[1];
  const edits =
    (purpose !== undefined && EDITS.test(purpose)) ||
    /^[\s`'"]*(?:命令)?(?:来)?(?:修改|编辑|改写|改|替换)/u.test(after);
  if (edits && pattern.program.every((name) => /^(?:sed|perl|ruby)$/.test(name))) {
    return [
      {
        phrase: `${phrase} -i`,
        pattern: { program: pattern.program, flags: ["-i|--in-place|-i.bak|-pi|-p"] },
      },
    ];
  }
  if (edits && pattern.program.every((name) => /^(?:awk|cat|echo|printf|tee)$/.test(name)))
    return [{ phrase: `${phrase} x > y`, pattern: { program: pattern.program, writesFile: true } }];
  if (purpose !== undefined && !OWN_PURPOSE.test(purpose)) return null;
  return [{ phrase, pattern }];
}

function phrasesOf(wish: Wish): string[] {
  const named = wish.unwanted.filter(
    (term) =>
      (isCommand(wish, term) || wish.topic === `command:${term}`) &&
      patternOfPhrase(term) !== null &&
      packageManagerOf(term)?.name !== term,
  );
  const words = wish.candidate.words.toLowerCase();
  return named.map((term) => extendedPhrase(term, words));
}

/** A wanted `docker compose` may itself fit what is forbidden (`docker`). */
function overlaps(forbid: readonly CommandPattern[], instead: readonly CommandPattern[]): boolean {
  return instead.some((one) =>
    forbid.some((other) => other.program.some((name) => one.program.includes(name))),
  );
}

function liftingWords(wish: Wish, phrases: readonly string[]): string[] {
  const last = phrases.map(
    (phrase) =>
      phrase
        .split(" ")
        .filter((word) => !word.startsWith("-"))
        .at(-1) ?? "",
  );
  return [...new Set([...wish.candidate.applicability.exceptTaskWords, ...last.filter(Boolean)])];
}

function asTyped(phrase: string): string {
  return phrase.replace(/\s+/g, " ");
}
