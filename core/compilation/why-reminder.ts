import { readWish as readCandidate } from "../extraction/read-wish";
import { leavesCommandOut, leavesLiteralOut } from "../recipes/left-out";
import { leavesQualifierOut } from "../recipes/qualifiers";
import type { RecipeDraft } from "../recipes/recipe";
import { RECIPES } from "../recipes/registry";
import { readWish } from "../recipes/wish";
import type { ReminderReason } from "../rule/reminder";
import { freeDraft } from "./free-spec";
import { boundTaskWords } from "./task-words";

/** A statement in Chinese is read by its own grammar. */
const CHINESE = /\p{Script=Han}/u;

/**
 * Why a sentence is only a reminder (enforcement.md section 1, tiers). `unnamed`: nothing in it that a check reads ·
 * `bounded`: a check would stop more than the sentence says · `task`: it is bound to a sort of task, which no act
 * shows · `chosen`: a check could be made of it, and the rule was saved without one.
 */
export function whyReminder(statement: string): ReminderReason {
  const language = CHINESE.test(statement) ? "zh" : "en";
  const candidate = readCandidate({ text: statement, language });
  const wish = readWish(candidate);
  const free = freeDraft(wish);
  const drafts: RecipeDraft[] = RECIPES.filter((recipe) => recipe.fits(wish) > 0).flatMap(
    (recipe) => recipe.draft(wish, { candidate }) ?? [],
  );
  if (drafts.length === 0 && !free) return "unnamed";
  const isBounded = (draft: RecipeDraft) =>
    leavesQualifierOut(wish, draft) || leavesLiteralOut(wish, draft) || leavesCommandOut(wish, draft);
  const whole = drafts.filter((draft) => !isBounded(draft));
  if (whole.length === 0 && !free) return "bounded";
  return boundTaskWords(wish).words.length > 0 ? "task" : "chosen";
}
