import type { RuleCandidate } from "../extraction/schema";
import type { LearnedFact } from "./schema";

/** The LearnedFact of a candidate: one atomic wish = one candidate and one fact (learning.md section 4). */
export function factFromCandidate(candidate: RuleCandidate): LearnedFact {
  return {
    content: candidate.directive,
    confidence: candidate.confidence,
    scope: candidate.scope,
    source: candidate.source,
    language: candidate.language,
  };
}

/** False for a statement about the world: it stays a fact and no rule is made of it. */
export function makesRule(candidate: RuleCandidate): boolean {
  return candidate.form !== "fact";
}
