import { packageManagerRecipe } from "./package-manager";
import type { Recipe } from "./recipe";

/** All recipes. One line a recipe; where two fit equally, the earlier one is tried first. */
export const RECIPES: Recipe[] = [packageManagerRecipe];

/** Name → title, for the rule page. */
export function recipeTitle(name: string): string | undefined {
  return RECIPES.find((recipe) => recipe.name === name)?.title;
}
