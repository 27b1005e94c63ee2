import { commandExamples } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const COMMITS =
  /\bcommits?(?: messages?| subjects?| titles?| lines?)?\b|\bsubject lines?\b|提交(?:信息|说明|消息|标题)?|コミット|Commit\p{L}*/iu;
const SHAPED =
  /\b(?:follow\w*|match\w*|form(?:at)?|formatted|look(?:s)? like|pattern|template|style|as|like|written|start(?:s)?|begin(?:s)?|prefix\w*|named?|use|with|are)\b|格式|形如|开头|形式|Format|Form|formato/iu;
/** A template or an example in quotes, in code marks, or after a colon. */
const TEMPLATE =
  /["“”„«「`']([^"“”«»」`'\n]{3,60})["“”»」`']|(?:like|:|format|e\.g\.)\s+([\w[(<{][^,;"“`\n]{3,60})$/giu;
const KNOWN = /\bconventional\b|\btype\(scope\)|\bfeat\b/iu;
/** Signs that part a head from the words: without one there is no form to check. */
const PARTED = /:|\]|\)|\||\s[-–—]\s|#\d/u;

/** “Commit subjects follow ‘area: what’”, “prefix commits with the module in brackets”. */
export const commitSubjectRecipe: Recipe = {
  name: "commit-subject",
  title: "Form of commit subjects",
  fits: (wish) => (formOf(wish) ? 0.934 : 0),
  draft(wish) {
    const form = formOf(wish);
    if (!form) return null;
    const good = sampleOf(form);
    return {
      params: { form },
      verifier: { kind: "commit-message", subject: [form] },
      message: `Commit subjects have the form \`${form}\` here.`,
      remedy: `for example “${good}”`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: commandExamples(['git commit -m "rotate the keys"', "git commit -am 'Fixed stuff'"]),
      pass: commandExamples([`git commit -m "${good}"`, "git commit --amend --no-edit", "git log --oneline"]),
    };
  },
};

/** Null where the sentence shows no form, or one that other recipes know. */
function formOf({ said, forbids }: Wish): string | null {
  const text = said[0] ?? "";
  if (!COMMITS.test(text) || KNOWN.test(text) || forbids || /\bbranch/iu.test(text)) return null;
  if (SHAPED.test(text)) {
    for (const match of text.matchAll(TEMPLATE)) {
      const form = asForm((match[1] ?? match[2] ?? "").trim());
      if (form) return form;
    }
  }
  return spokenForm(text);
}

const AREA =
  "(?:area|module|package|component|scope|subsystem|crate|folder|directory|service|app|team|file|layer)";

/** “Start with the package name and a colon”, “the module in square brackets first”. */
function spokenForm(text: string): string | null {
  if (new RegExp(`\\b${AREA}s?\\b[^.;]{0,24}\\b(?:square )?brackets\\b`, "iu").test(text)) return "[@]*";
  const named = new RegExp(
    `\\b${AREA}s?\\b(?: name)?[^.;]{0,16}\\b(?:and|with|plus|followed by) a colon\\b`,
    "iu",
  );
  return named.test(text) ? "@: *" : null;
}

/** The template with a sign for each part that differs from commit to commit. */
function asForm(template: string): string | null {
  const plain = template
    .replace(/\\d[+*]?|\[0-9\]\+?/g, "#")
    .replace(/\[[Aa]-[Zz]\]\+?|\\[wS]\+/g, "@")
    .replace(/\.[*+]/g, "*")
    .replace(/^\^|\$$/g, "");
  if (/[\\+^]/.test(plain) || !PARTED.test(plain)) return null;
  const marked = plain
    .replace(/\b([A-Z][A-Z0-9]+)-(?:\d+|#|X+|N+|x+|nnn+)/g, "$1-#")
    .replace(/<[^<>]{1,30}>|\{[^{}]{1,30}\}/g, "@");
  const signs = [":", "]", ")", "|", " - ", " – ", " — "];
  const last = Math.max(...signs.map((sign) => endOf(marked, sign)));
  const at = last === -1 ? (/#/.exec(marked)?.index ?? 0) : last;
  const head = marked.slice(0, at + 1).replace(/(?<![A-Z-])\b[a-z][\w./-]*(?: [a-z][\w./-]*)?/g, "@");
  const form = `${head.replace(/@(?:[\s/]@)+/g, "@")}${/\S/.test(marked.slice(at + 1)) || /[:\]-]\s?$/.test(head) ? `${/^\s/.test(marked.slice(at + 1)) || head.endsWith(":") ? " " : ""}*` : ""}`;
  return (form.match(/[*@#]/g) ?? []).length <= 4 && /[*]/.test(form) && form !== "*" ? form : null;
}

function endOf(text: string, sign: string): number {
  const at = text.lastIndexOf(sign);
  return at === -1 ? -1 : at + sign.trimEnd().length - 1;
}

function sampleOf(form: string): string {
  return form.replaceAll("@", "auth").replaceAll("#", "123").replaceAll("*", "rotate the keys").trim();
}

const CASE_UPPER =
  /\b(?:capital(?:i[sz]ed?|ise|ize)?(?: (?:letter|first letter))?|upper-?case|sentence case)\b|大写/iu;
const CASE_LOWER = /\blower-?case\b|小写/iu;
const STOP =
  /\b(?:no|without|never|not)\b[^.;]{0,24}\b(?:full stop|period|trailing dot|final dot|dot at the end|punctuation)\b|句号/iu;

/** “Commit subjects begin with a capital letter and have no full stop”. */
export const commitLetterRecipe: Recipe = {
  name: "commit-letter",
  title: "First letter and end of commit subjects",
  fits: (wish) => (letterOf(wish) ? 0.931 : 0),
  draft(wish) {
    const asked = letterOf(wish);
    if (!asked) return null;
    const word = asked.subjectStart === "upper" ? "Add" : "add";
    const other = asked.subjectStart === "upper" ? "add" : "Add";
    return {
      params: asked,
      verifier: { kind: "commit-message", ...asked },
      message: "The commit subject is not written as it is wanted here.",
      remedy: `for example “${word} retry to the client”`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: commandExamples([
        ...(asked.subjectStart ? [`git commit -m "${other} retry"`] : []),
        ...(asked.noFinalStop ? [`git commit -m "${word} retry."`] : []),
      ]),
      pass: commandExamples([`git commit -m "${word} retry"`, "git commit --amend --no-edit"]),
    };
  },
};

function letterOf({ said }: Wish): { subjectStart?: "upper" | "lower"; noFinalStop?: boolean } | null {
  const text = said[0] ?? "";
  if (!COMMITS.test(text) || /\bconventional\b/iu.test(text)) return null;
  const start = startOf(text);
  const stop = STOP.test(text);
  if (!start && !stop) return null;
  return { ...(start ? { subjectStart: start } : {}), ...(stop ? { noFinalStop: true } : {}) };
}

function startOf(text: string): "upper" | "lower" | null {
  const lower = CASE_LOWER.test(text);
  if (!lower && !CASE_UPPER.test(text)) return null;
  const refused = /\b(?:no|not|never|don'?t|without)\b[^.;]{0,30}\b(?:capital|upper|lower)/iu.test(text);
  return lower === refused ? "upper" : "lower";
}
