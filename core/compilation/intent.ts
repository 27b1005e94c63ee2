import type { Wish } from "../recipes/wish";
import type { RuleContent } from "../rule/schema";
import { isTelling, taskWordsOf } from "./task-words";

/** A reminder: nothing to verify, brought up when the task matches (enforcement.md section 1). */
export function intentContent(wish: Wish): RuleContent {
  const { candidate } = wish;
  const statement = candidate.directive.slice(0, 300);
  const given = candidate.applicability;
  const { taskWords, exceptTaskWords } = taskWordsOf(wish);
  return {
    statement,
    instruction: statement,
    applicability: {
      ...given,
      // Paths are of no use to a reminder: a prompt names none.
      paths: [],
      taskWords: [...new Set([...given.taskWords.filter(isTelling), ...taskWords])].slice(0, 40),
      exceptTaskWords: [...new Set([...given.exceptTaskWords, ...exceptTaskWords])].slice(0, 40),
    },
    verifier: null,
    tier: "intent",
    recipe: null,
    recipeParams: null,
    message: statement,
    remedy: candidate.terms.wanted[0] ?? null,
    claim: candidate.claim,
    severity: candidate.severity,
    onExhausted: "release",
  };
}
