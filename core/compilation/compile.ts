import { commandExamples } from "../recipes/examples";
import { leavesCommandOut, leavesLiteralOut } from "../recipes/left-out";
import { leavesQualifierOut, placesLeftOut } from "../recipes/qualifiers";
import { commandSpans } from "../recipes/reading/command-spans";
import type { Example, RecipeDraft } from "../recipes/recipe";
import { RECIPES } from "../recipes/registry";
import { readWish, type Wish } from "../recipes/wish";
import type { RuleContent, Severity } from "../rule/schema";
import { describeAction } from "./describe-action";
import { freeDraft } from "./free-spec";
import { intentContent } from "./intent";
import type { CompileInput, CompileResult } from "./schema";
import { requested, type SelfVerifyInput, selfVerify } from "./self-verify";
import { conceptWords } from "./task-concepts";
import { boundTaskWords } from "./task-words";
import { verifyWithRepairs } from "./verify-with-repairs";

const SEVERITIES: Severity[] = ["minor", "major", "critical", "blocker"];

type Attempt = { recipe: string | null; draft: RecipeDraft };

/**
 * Compiles a wish into applicability, instruction and verifier (enforcement.md sections 1 to 3):
 * recipes first, then a free spec from the wish's own terms, else a reminder. An artifact that
 * fails one of the four stages is mended where that is possible, else rejected; the lowest tier that passes is taken.
 */
export function compile(input: CompileInput): CompileResult {
  const wish = readWish(input.candidate);
  const failed: Attempt[] = [];
  for (const attempt of attempts(wish, input)) {
    const tests = testsOf(wish, attempt.draft, input);
    const report = selfVerify(tests);
    const isWhole = report.replayAgreement || !tests.observedStop;
    if (report.passed)
      return isWhole ? { content: contentOf(wish, attempt), report } : repaired(wish, attempt, tests);
    failed.push(attempt);
  }
  // Another recipe that passes as it is comes before one that has to be mended.
  for (const attempt of failed) {
    const result = repaired(wish, attempt, testsOf(wish, attempt.draft, input));
    if (result.report?.passed) return result;
  }
  return { content: intentContent(wish), report: null };
}

function testsOf(wish: Wish, draft: RecipeDraft, input: CompileInput): SelfVerifyInput {
  const { verifier, stop } = draft;
  return { verifier, stop, pass: [...draft.pass, ...wantedCommands(wish, draft)], ...observed(input, draft) };
}

function repaired(wish: Wish, { recipe, draft }: Attempt, tests: SelfVerifyInput): CompileResult {
  const { verifier, report } = verifyWithRepairs(tests);
  return { content: contentOf(wish, { recipe, draft: { ...draft, verifier } }), report };
}

function* attempts(wish: Wish, input: CompileInput): Generator<Attempt> {
  const fitting = RECIPES.map((recipe) => ({ recipe, fit: recipe.fits(wish) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  for (const { recipe } of fitting) {
    const draft = recipe.draft(wish, input);
    if (draft && saysIt(wish, draft)) yield { recipe: recipe.name, draft };
  }
  const draft = freeDraft(wish);
  if (draft) yield { recipe: null, draft };
}

/** Whether a check holds all that the sentence says: bounds, amounts, names, and the sort of task it is bound to. */
function saysIt(wish: Wish, draft: RecipeDraft): boolean {
  if (leavesQualifierOut(wish, draft) || leavesLiteralOut(wish, draft) || leavesCommandOut(wish, draft))
    return false;
  const asks = wish.candidate.form === "ask_first" || wish.liftedByAsking;
  return draft.readsCondition === true || asks || boundTaskWords(wish).words.length === 0;
}

/** A command that the sentence itself asks for must pass, whatever the recipe thinks of its subject. */
function wantedCommands({ said }: Wish, { stop }: RecipeDraft): Example[] {
  const isStop = (phrase: string) =>
    stop.some(({ text }) => text === phrase || text.startsWith(`${phrase} `));
  const wanted = commandSpans(said[0] ?? "").filter(
    ({ stance, phrase }) => stance === "for" && / /.test(phrase) && !isStop(phrase),
  );
  return commandExamples(wanted.map(({ phrase }) => phrase));
}

/** The acts of the session, at the moment at which this check would have judged them. */
function observed(
  input: CompileInput,
  draft: RecipeDraft,
): { observedStop?: Example; observedPass?: Example } {
  const found: { observedStop?: Example; observedPass?: Example } = {};
  const atTurnEnd = draft.stop[0]?.moment.point === "turn_finished";
  const steps = input.steps ?? [];
  if (atTurnEnd && steps.length > 0) {
    const moment = { point: "turn_finished" as const, message: "", filesCreated: [], blockedBefore: false };
    found.observedStop = { text: "the task as it went", moment, context: { steps } };
  } else if (!atTurnEnd && input.act) {
    found.observedStop = {
      text: describeAction(input.act),
      moment: requested(input.act),
      context: { steps: before(input) },
    };
  }
  if (!atTurnEnd && input.accepted) {
    found.observedPass = {
      text: describeAction(input.accepted),
      moment: requested(input.accepted),
      context: { steps },
    };
  }
  return found;
}

/** Steps up to the corrected act, which may be the last of them itself. */
function before({ steps = [], act }: CompileInput) {
  return steps.at(-1)?.action === act ? steps.slice(0, -1) : steps;
}

function contentOf(wish: Wish, { recipe, draft }: Attempt): RuleContent {
  const { candidate } = wish;
  const statement = candidate.directive.slice(0, 300);
  const applicability = { ...candidate.applicability, ...draft.applicability };
  const exceptPaths = [...new Set([...applicability.exceptPaths, ...placesLeftOut(wish)])].slice(0, 50);
  return {
    statement,
    instruction: (draft.instruction ?? statement).slice(0, 600),
    applicability: { ...applicability, exceptPaths, ...askedAbout(wish, applicability.taskWords) },
    verifier: draft.verifier,
    tier: "deterministic",
    recipe,
    recipeParams: recipe === null ? null : draft.params,
    message: (draft.message ?? statement).slice(0, 600),
    remedy: draft.remedy,
    claim: candidate.claim,
    severity: moreSevere(candidate.severity, draft.severity ?? "minor"),
    onExhausted: draft.onExhausted,
  };
}

/** “Ask before adding a dependency” is brought up where a task is of that sort; the check holds everywhere. */
function askedAbout(
  { candidate, said }: Wish,
  given: string[],
): { taskWords: string[] } | Record<string, never> {
  // Words that the sentence types, and those that requests of that sort have.
  if (given.length > 0) {
    const { words } = conceptWords(given.join(" "));
    return { taskWords: [...new Set([...given, ...words])].slice(0, 40) };
  }
  if (candidate.form !== "ask_first") return {};
  const { words } = conceptWords(said[0] ?? "");
  return words.length > 0 ? { taskWords: words.slice(0, 40) } : {};
}

function moreSevere(a: Severity, b: Severity): Severity {
  return SEVERITIES.indexOf(a) >= SEVERITIES.indexOf(b) ? a : b;
}
