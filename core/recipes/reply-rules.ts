import type { VerifierSpec } from "../rule/schema";
import { fileAction, messageMoment, stepsOf } from "../verifiers/cases";
import { fileExample } from "./examples";
import { refuses } from "./reading/stance";
import type { Example, Recipe } from "./recipe";
import type { Wish } from "./wish";

const SAYS =
  /\b(?:repl(?:y|ies)|answers?|respon[ds]\w*|responses?|summar\w+|messages?|reports?|say(?:ing)?|claim\w*|tell|finish|at the end|turn)\b|回复|回答|总结/iu;
const ELSEWHERE =
  /\bcommits?\b|\bcode\b|\bcomments?\b|\bui\b|\breadme\b|\berror messages?\b|\blog messages?\b|\bchangelog\b/iu;

/** Manners of speaking that people name, and how they sound. */
const MANNERS: { named: RegExp; forbid: string[]; sample: string; what: string }[] = [
  {
    named:
      /\bshould (?:now )?(?:work|be (?:fixed|fine|ok|good))\b|\bhedg\w+|\b(?:vague|unverified|untested) (?:claims?|statements?)\b|\bprobably (?:works?|fixed)\b|\bclaim\w*\b.{0,30}\bwithout (?:running|checking|testing|verifying|proof)\b|\bguess\w*\b/iu,
    forbid: [
      "should work",
      "should now work",
      "should be fixed",
      "should now be fixed",
      "should fix",
      "should be working",
      "should resolve",
      "should be good",
      "should pass",
      "probably works",
      "hopefully",
    ],
    sample: "Fixed the mapping, it should work now.",
    what: "say what was verified, not what should be",
  },
  {
    named: /\bexclamation (?:marks?|points?)\b|["“`']!["”`']/iu,
    forbid: ["!"],
    sample: "It works!",
    what: "no exclamation marks",
  },
  {
    named:
      /\b(?:preambles?|filler|introductions?|opening (?:phrases?|pleasantries)|pleasantries|small talk)\b|\bsure\b.{0,12}\bcertainly\b/iu,
    forbid: [
      "\nsure",
      "\ncertainly",
      "\nof course",
      "\nabsolutely",
      "\ngreat!",
      "\nhappy to",
      "i'd be happy to",
      "\nalright",
      "\nokay,",
    ],
    sample: "Sure, here is what I did.",
    what: "start with the result",
  },
  {
    named:
      /\b(?:superlatives|marketing|hype|bragging|self-?praise|boast\w*|victory laps?|celebrat\w+)\b|\bproduction[- ]ready\b|\bsuccessfully\b/iu,
    forbid: [
      "successfully",
      "production-ready",
      "production ready",
      "perfect",
      "comprehensive",
      "robust",
      "fully functional",
      "seamless",
    ],
    sample: "I have successfully built a robust solution.",
    what: "say plainly what changed",
  },
  {
    named: /\b(?:time|effort) estimates?\b|\bestimat\w+ (?:of )?(?:hours|days|time)\b/iu,
    forbid: [" hours", " days of", " minutes to", " weeks", "hour of work"],
    sample: "This takes about three hours to build.",
    what: "give no estimates",
  },
  {
    named: /\bcode (?:blocks?|fences?|snippets?)\b/iu,
    forbid: ["```"],
    sample: "Done.\n```ts\na\n```",
    what: "no code blocks",
  },
  {
    named:
      /\bnext steps?\b|\bsuggest\w* (?:further|more|follow-?ups?|improvements?)\b|\bfollow-?up suggestions?\b/iu,
    forbid: [
      "next steps",
      "next step",
      "you could also",
      "you might also",
      "as a next",
      "consider adding",
      "further improvements",
    ],
    sample: "Done. Next steps: add a cache.",
    what: "stop where the task ends",
  },
  {
    named: /\bbold(?: text| face)?\b/iu,
    forbid: ["**"],
    sample: "The **parser** is changed.",
    what: "no bold text",
  },
];

/** “Do not say that something should work”, “no exclamation marks in answers”. */
export const replyMannersRecipe: Recipe = {
  name: "reply-manners",
  title: "Manners of replies",
  fits: (wish) => (mannerOf(wish) ? 0.887 : 0),
  draft(wish) {
    const manner = mannerOf(wish);
    if (!manner) return null;
    return {
      params: { forbid: manner.forbid },
      verifier: { kind: "message", forbid: manner.forbid },
      message: `In replies: ${manner.what}.`,
      remedy: manner.what,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [said(manner.sample)],
      pass: [said("The mapping is changed; `ctest` passes with 12 tests.")],
    };
  },
};

function mannerOf(wish: Wish) {
  const text = wish.said[0] ?? "";
  if (!SAYS.test(text) || ELSEWHERE.test(text) || !(wish.forbids || refuses(text))) return undefined;
  return MANNERS.find(({ named }) => named.test(text));
}

function said(text: string): Example {
  return { text, moment: messageMoment(text) };
}

const NAMES_FILES =
  /\b(?:name|list|mention|tell|say|state|report|enumerate|include)\b.{0,30}\b(?:changed|touched|modified|edited|which) (?:the )?files?\b|\b(?:name|list|mention|tell|say|state|report|enumerate)\b.{0,30}\b(?:files?|paths?) (?:that |which )?(?:you |were |was |have been )*(?:changed|touched|modified|edited)\b|\bfiles? (?:you )?(?:changed|touched|modified)\b.{0,40}\b(?:end|message|summary|answer|reply|report)\b/iu;
const QUOTED = /["“`']([^"”`'\n]{2,60})["”`']/u;
const ENDS =
  /\b(?:end|finish|close|conclude)s?\b.{0,30}\bwith\b|\bat the end\b|\blast line\b|\bas the last\b/iu;
const STARTS = /\b(?:start|begin|open|lead)s?\b.{0,30}\bwith\b|\bfirst line\b/iu;
const LIST = /["”`']\s*(?:list|section|heading|block|part|table|line)\b/iu;

/** “Name the changed files in the final message”, “end with a "Files changed:" list”. */
export const changedFilesRecipe: Recipe = {
  name: "names-changed-files",
  title: "The reply names the changed files",
  fits: (wish) => (wantsFiles(wish) ? 0.951 : 0),
  draft(wish) {
    const heading = QUOTED.exec(wish.said[0] ?? "")?.[1]?.trim();
    const verifier: VerifierSpec = heading
      ? { kind: "message", requireAny: [heading], whenChanged: true }
      : { kind: "message", namesChanged: true, whenChanged: true };
    const steps = stepsOf(fileAction({ path: "src/fare/zone.py", added: "x" }));
    const good = `${heading ?? "Changed:"}\n- src/fare/zone.py`;
    return {
      params: { heading: heading ?? null },
      verifier,
      message: "The reply does not name the files that changed.",
      remedy: heading ?? "name each changed file",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [{ ...said("The price is corrected."), context: { steps } }],
      pass: [
        { ...said(good), context: { steps } },
        { ...said("The price comes from the table."), context: { steps: [] } },
      ],
    };
  },
};

function wantsFiles(wish: Wish): boolean {
  const text = wish.said[0] ?? "";
  if (wish.forbids || /\bcommit|\bchangelog\b|\bPR\b|\bpull request/iu.test(text)) return false;
  return (
    NAMES_FILES.test(text) || (/\bfiles? changed\b/iu.test(text) && (ENDS.test(text) || LIST.test(text)))
  );
}

const REPLY =
  /\b(?:repl(?:y|ies)|answers?|responses?|summar(?:y|ies)|final messages?|messages?|turns?|reports?)\b/iu;

/** “Every answer starts with "Status:"”, “end each reply with "Done."”. */
export const replyFrameRecipe: Recipe = {
  name: "reply-frame",
  title: "How replies start and end",
  fits: (wish) => (frameOf(wish) ? 0.888 : 0),
  draft(wish) {
    const frame = frameOf(wish);
    if (!frame) return null;
    const { texts, ends } = frame;
    const text = texts[0] ?? "";
    return {
      params: { text: texts.join(" · ") },
      verifier: { kind: "message", ...(ends ? { endsWith: texts } : { startsWith: texts }) },
      message: `The reply does not ${ends ? "end" : "start"} with “${text}”.`,
      remedy: text,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [said("The file is changed.")],
      pass: [said(ends ? `The file is changed. ${text}` : `${text} the file is changed.`)],
    };
  },
};

/** “DONE or BLOCKED”: words that are typed in capitals are meant as they stand. */
const CAPITALS =
  /\bwith (?:the words? |either )?(?<words>[A-Z]{2,20}(?:(?:, | or |, or | \/ )[A-Z]{2,20}){0,6})\b/u;

function frameOf(wish: Wish): { texts: string[]; ends: boolean } | null {
  const sentence = wish.said[0] ?? "";
  if (wish.forbids || !REPLY.test(sentence) || ELSEWHERE.test(sentence) || LIST.test(sentence)) return null;
  const quoted = QUOTED.exec(sentence)?.[1]?.trim();
  const typed = CAPITALS.exec(sentence)?.groups?.words?.split(/, or | or |, | \/ /) ?? [];
  const texts = quoted ? [quoted] : typed;
  if (texts.length === 0 || !(ENDS.test(sentence) || STARTS.test(sentence))) return null;
  return { texts, ends: ENDS.test(sentence) };
}

const SECRET_NAME =
  /\b(?:customer|client|company|product|project|person|partner|vendor|real|internal|employee|brand|competitor)(?:'s)? names?(?:,|:)? [`'"“]?(?<name>[A-Z][\w&-]{2,30})/u;

/** “Never write the customer name Brontide; use Heron”: nowhere, in files, commits and replies. */
export const secretNameRecipe: Recipe = {
  name: "secret-name",
  title: "Names that are not written",
  fits: (wish) => (secretOf(wish) ? 0.96 : 0),
  draft(wish) {
    const name = secretOf(wish);
    if (!name) return null;
    return {
      params: { name },
      verifier: {
        all: [
          { kind: "file-content", words: [name], ignoreCase: true },
          { kind: "message", forbid: [name] },
          { kind: "commit-message", forbid: [name] },
        ],
      },
      message: `“${name}” is not written here.`,
      remedy: wish.wanted[0] ?? "use the code name",
      severity: "major",
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [
        fileExample({ path: "README.md", op: "create", added: `# Importer for ${name}` }),
        said(`The ${name} export is fixed.`),
      ],
      pass: [
        fileExample({ path: "README.md", op: "create", added: "# Importer" }),
        said("The export is fixed."),
      ],
    };
  },
};

function secretOf(wish: Wish): string | undefined {
  return wish.forbids ? SECRET_NAME.exec(wish.said[0] ?? "")?.groups?.name : undefined;
}
