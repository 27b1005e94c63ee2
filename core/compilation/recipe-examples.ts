import { readWish as readCandidate } from "../extraction/read-wish";
import type { Example } from "../recipes/recipe";
import { RECIPES } from "../recipes/registry";
import { readWish } from "../recipes/wish";
import { stableJson } from "../rule/content-hash";
import type { RuleContent } from "../rule/schema";

export type RecipeExamples = { stop: Example[]; pass: Example[] };

/**
 * What the recipe of a rule must stop and must let pass (enforcement.md section 3, unit cases per recipe).
 * @returns null without a recipe, and for a check that is no longer the one the recipe makes of the sentence
 */
export function recipeExamples({ recipe, statement, verifier }: RuleContent): RecipeExamples | null {
  const made = RECIPES.find(({ name }) => name === recipe);
  if (!made || verifier === null) return null;
  const candidate = readCandidate({ text: statement });
  const draft = made.draft(readWish(candidate), { candidate });
  if (!draft || stableJson(draft.verifier) !== stableJson(verifier)) return null;
  return { stop: draft.stop, pass: draft.pass };
}
