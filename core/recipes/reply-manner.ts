import type { VerifierSpec } from "../rule/schema";
import { fileAction, messageMoment, shellAction, stepsOf } from "../verifiers/cases";
import { LANGUAGES } from "../verifiers/message/language-words";
import type { Recipe, RecipeDraft } from "./recipe";
import type { Wish } from "./wish";

function messageDraft(
  verifier: VerifierSpec,
  texts: { stop: string[]; pass: string[]; remedy: string; params?: Record<string, unknown> },
): RecipeDraft {
  const example = (text: string) => ({ text, moment: messageMoment(text) });
  return {
    params: texts.params ?? {},
    verifier,
    remedy: texts.remedy,
    onExhausted: "release",
    stop: texts.stop.map(example),
    pass: texts.pass.map(example),
  };
}

/** “Final summaries have at most three lines”. */
export const replyLengthRecipe: Recipe = {
  name: "reply-length",
  title: "Length of replies",
  fits: (wish) =>
    wish.topic === "reply-length" && limitOf(wish) && !OTHER_THINGS.test(wish.said[0] ?? "") ? 0.9 : 0,
  draft(wish) {
    const limit = limitOf(wish);
    if (!limit) return null;
    const { field, count } = limit;
    const unit = { maxLines: "x\n", maxWords: "word ", maxSentences: "It is so. " }[field];
    return messageDraft(
      { kind: "message", [field]: count },
      {
        params: limit,
        stop: [unit.repeat(count + 1)],
        pass: [unit.repeat(Math.min(count, 3))],
        remedy: "say only what changed and what is open",
      },
    );
  },
};

/** Lines and words of other things than replies. */
const OTHER_THINGS =
  /\b(?:pull requests?|prs?|merge requests?|diffs?|commits?|functions?|methods?|files?|modules?|class(?:es)?|components?|tests?|readme|docs?|docstrings?)\b/iu;

function limitOf(wish: Wish): { field: "maxLines" | "maxWords" | "maxSentences"; count: number } | null {
  const { number, unit = "" } = wish.candidate.terms;
  if (number === undefined || !Number.isInteger(number) || number < 1) return null;
  if (/^lines?$/.test(unit) && number <= 500) return { field: "maxLines", count: number };
  if (/^words?$/.test(unit) && number >= 5 && number <= 5000) return { field: "maxWords", count: number };
  return /^sentences?$/.test(unit) && number <= 200 ? { field: "maxSentences", count: number } : null;
}

/** “Reply in German”. */
export const replyLanguageRecipe: Recipe = {
  name: "reply-language",
  title: "Language of replies",
  fits: (wish) => (wish.topic === "reply-language" && languageOf(wish) ? 0.9 : 0),
  draft(wish) {
    const language = languageOf(wish);
    if (!language) return null;
    const samples: Record<string, string> = {
      en: "I fixed the bug and all of the tests are green now.",
      de: "Der Fehler ist behoben und die Tests laufen jetzt durch.",
    };
    const other = language === "en" ? "de" : "en";
    return messageDraft(
      { kind: "message", language },
      {
        params: { language },
        stop: [samples[other] ?? ""],
        pass: [samples[language] ?? "ok"],
        remedy: `write the reply in “${language}”`,
      },
    );
  },
};

function languageOf(wish: Wish) {
  return LANGUAGES.find(
    (language) => wish.wanted.includes(language) || wish.candidate.claim.value === language,
  );
}

/** “Do not end with an offer or a question”. */
export const noClosingOfferRecipe: Recipe = {
  name: "no-closing-offer",
  title: "No closing offer",
  fits: (wish) =>
    wish.topic === "closing-offer" ||
    /\bwould you like\b|\blet me know\b|\bend (?:with|on) (?:an? )?(?:offer|question)/.test(wish.text)
      ? 0.9
      : 0,
  draft: () =>
    messageDraft(
      { kind: "message", noClosingOffer: true },
      {
        stop: ["Done. Would you like me to also add tests?", "Fixed. Let me know if you need anything else!"],
        pass: ["Done.", 'The question in the FAQ ("would you like…") is translated now.'],
        remedy: "end with the result",
      },
    ),
};

const RUN_WORDS = [
  "ran ",
  "run ",
  "running",
  "tested",
  "passed",
  "failed",
  "passing",
  "green",
  "not run",
  "no tests",
  "untested",
  "checked",
];

/** “Always state which tests were run”. */
export const reportChecksRecipe: Recipe = {
  name: "report-checks",
  title: "Say what was run",
  fits: (wish) =>
    wish.topic === "report-checks" ||
    /\b(?:state|say|tell|report|list)\b.{0,20}\bwh(?:at|ich)\b.{0,20}\b(?:ran|were run|you run|tests?)\b/.test(
      wish.text,
    )
      ? 0.95
      : 0,
  draft() {
    const steps = stepsOf(fileAction({ path: "a.py", added: "x" }), shellAction("pytest"));
    return {
      params: {},
      verifier: { kind: "message", requireAny: RUN_WORDS, whenChanged: true },
      message: "The final message does not say what was run.",
      remedy: "name the commands that were run and their results",
      onExhausted: "release",
      stop: [{ text: "All done.", moment: messageMoment("All done."), context: { steps } }],
      pass: [
        { text: "names the tests", moment: messageMoment("Done. Ran pytest: 4 passed."), context: { steps } },
        { text: "nothing was changed", moment: messageMoment("Nothing changed.") },
      ],
    };
  },
};
