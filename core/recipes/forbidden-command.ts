import type { CommandPattern } from "../verifiers/command-pattern";
import { extendedPhrase, patternOfPhrase } from "./command-phrase";
import { commandExamples } from "./examples";
import { packageManagerOf } from "./package-managers";
import type { Recipe } from "./recipe";
import { isCommand, typedCommands } from "./typed-command";
import type { Wish } from "./wish";

/** Commands whose harm cannot be taken back ask instead of letting go. */
const IRREVERSIBLE =
  /^(?:git (?:push|reset|clean|rebase)|rm|dd|kubectl|terraform|helm|psql|mysql|aws|gcloud|az|(?:npm|pnpm|yarn|bun|cargo|poetry|uv) publish|twine)\b/;

/** “Never run X”, “use Y instead of X”: X as named, with its options in any order and spelling. */
export const forbiddenCommandRecipe: Recipe = {
  name: "forbidden-command",
  title: "Forbidden or replaced command",
  fits(wish) {
    if (wish.candidate.form === "order" || phrasesOf(wish).length === 0) return 0;
    return typedCommands(wish).length > 0 ? 0.91 : 0.5;
  },
  draft(wish) {
    const phrases = phrasesOf(wish);
    const forbid = phrases.flatMap((phrase) => patternOfPhrase(phrase) ?? []);
    if (forbid.length === 0) return null;
    const wanted = wish.wanted.filter((term) => isCommand(wish, term));
    const instead = wanted.flatMap((phrase) => patternOfPhrase(phrase) ?? []);
    const stop = phrases.filter((phrase) => patternOfPhrase(phrase) !== null).map(asTyped);
    return {
      params: { commands: phrases, instead: wanted },
      verifier: {
        kind: "shell-command",
        forbid,
        ...(instead.length > 0 ? { instead } : {}),
        ...(overlaps(forbid, instead) ? { except: instead } : {}),
      },
      remedy: wanted[0] ?? null,
      severity: phrases.some((phrase) => IRREVERSIBLE.test(phrase)) ? "major" : "minor",
      onExhausted: phrases.some((phrase) => IRREVERSIBLE.test(phrase)) ? "ask" : "release",
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

function phrasesOf(wish: Wish): string[] {
  // A bare package manager is the other recipe's business: `npm run` must pass.
  const named = wish.unwanted.filter(
    (term) =>
      (isCommand(wish, term) || wish.topic === `command:${term}`) &&
      patternOfPhrase(term) !== null &&
      packageManagerOf(term)?.name !== term,
  );
  // No check sees what a command is piped into; the command alone would be too wide.
  if (/\bpip(?:e|es|ed|ing)\b/.test(wish.text)) return [];
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
