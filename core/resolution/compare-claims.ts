import type { Claim } from "../rule/schema";
import { conceptById } from "../topics/find-concepts";

/** How the candidate's claim stands to the rule's, when both are about one dimension. */
export type ClaimRelation = "same" | "less" | "more" | "opposite" | "apart";

/** Units that a person uses for one measure. */
const ALIKE: Record<string, string> = { sentences: "lines" };
const CHOICE_TOPICS_OF_VALUE = new Set<string>([
  "naming",
  "reply-language",
  "comment-language",
  "commit-language",
  "docs-language",
  "name-language",
  "test-name-language",
]);

function unit(claim: Claim): string | undefined {
  return claim.unit === undefined ? undefined : (ALIKE[claim.unit] ?? claim.unit);
}

function isChoice(topic: string, value: string | undefined): boolean {
  return (
    CHOICE_TOPICS_OF_VALUE.has(topic) ||
    (value !== undefined && conceptById(`${topic}=${value}`) !== undefined)
  );
}

function compareValues(candidate: string | undefined, rule: string | undefined): ClaimRelation {
  if (candidate === rule) return "same";
  if (rule === undefined) return "more";
  if (candidate === undefined) return "less";
  if (candidate.endsWith(` ${rule}`)) return "more";
  if (rule.endsWith(` ${candidate}`)) return "less";
  if (candidate === "short") return "less";
  return rule === "short" ? "more" : "opposite";
}

function compareForbidden(candidate: Claim, rule: Claim): ClaimRelation {
  if (candidate.value === "ask" || rule.value === "ask")
    return candidate.value === rule.value ? "same" : "opposite";
  if (/^(?:command|tool|text):/.test(candidate.topic)) return compareValues(candidate.value, rule.value);
  if (!isChoice(candidate.topic, candidate.value ?? rule.value))
    return compareValues(candidate.value, rule.value) === "opposite" ? "apart" : "same";
  return candidate.value === rule.value ? "same" : "apart";
}

/** Choices of two values: to turn one down is to want the other. */
const BINARY = new Set(["export-style", "line-endings"]);

function isBinary(topic: string): boolean {
  return BINARY.has(topic);
}

function compareMixed(candidate: Claim, rule: Claim): ClaimRelation {
  const [required, forbidden] = candidate.polarity === "require" ? [candidate, rule] : [rule, candidate];
  const choice = isChoice(candidate.topic, required.value ?? forbidden.value);
  if (!choice || required.value === undefined || forbidden.value === undefined) return "opposite";
  if (required.value === forbidden.value) return "opposite";
  if (isBinary(candidate.topic)) return "same";
  // “no jest” where vitest is the rule: says less than the rule, and nothing against it.
  return candidate.polarity === "forbid" ? "less" : "more";
}

/**
 * Attribute, polarity, number and unit decide (learning.md section 5). Both claims must share topic and subject.
 */
export function compareClaims(candidate: Claim, rule: Claim): ClaimRelation {
  if (candidate.polarity !== rule.polarity) return compareMixed(candidate, rule);
  if (candidate.polarity === "forbid") return compareForbidden(candidate, rule);
  const [mine, theirs] = [unit(candidate), unit(rule)];
  if (mine !== undefined && theirs !== undefined && mine !== theirs) return "apart";
  return compareValues(candidate.value, rule.value);
}
