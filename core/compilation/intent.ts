import type { Wish } from "../recipes/wish";
import type { RuleContent } from "../rule/schema";
import { taskWordsOf } from "./task-words";

/** A reminder: nothing to verify, brought up when the task matches (enforcement.md section 1). */
export function intentContent(wish: Wish): RuleContent {
  const { candidate } = wish;
  const statement = candidate.directive.slice(0, 300);
  const given = candidate.applicability;
  return {
    statement,
    instruction: statement,
    applicability: { ...given, taskWords: given.taskWords.length > 0 ? given.taskWords : taskWordsOf(wish) },
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
