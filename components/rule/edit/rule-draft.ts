import { type RuleContent, ruleContentSchema } from "@/core/rule/schema";
import { findSpecErrors, type SayIssue } from "./spec-tree";

/** Errors of a draft: by field of the content, and of its check by dotted path. */
export type DraftErrors = { fields: Record<string, string>; check: Record<string, string> };

/**
 * What is still wrong with an edited content, before the server is asked.
 * @returns null when it can be saved
 */
export function findDraftErrors(content: RuleContent, say: SayIssue): DraftErrors | null {
  const parsed = ruleContentSchema.safeParse(content);
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join("."), say(issue)]));
  const check = content.verifier ? findSpecErrors(content.verifier, say) : {};
  return Object.keys(fields).length + Object.keys(check).length === 0 ? null : { fields, check };
}

/** A check by hand is exact; without one the rule is a reminder. It no longer comes from a recipe. */
export function withCheck(content: RuleContent, verifier: RuleContent["verifier"]): RuleContent {
  const tier = verifier === null ? "intent" : "deterministic";
  return { ...content, verifier, tier, recipe: null, recipeParams: null };
}
