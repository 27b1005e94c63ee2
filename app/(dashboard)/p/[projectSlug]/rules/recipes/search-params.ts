import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { RECIPE_REACHES } from "@/core/recipes/offers/schema";
import { MODES } from "@/core/rule/schema";

export const recipesSearchParams = {
  q: parseAsString.withDefault(""),
  /** Key of a pack; the first one without. */
  pack: parseAsString.withDefault(""),
  for: parseAsStringLiteral(RECIPE_REACHES).withDefault("project"),
  mode: parseAsStringLiteral(MODES).withDefault("remind"),
  /** The recipe that is looked at. */
  open: parseAsString,
  picked: parseAsArrayOf(parseAsString).withDefault([]),
  /** Blanks that differ from their usual value: `protected-branch.branch=develop`. */
  blanks: parseAsArrayOf(parseAsString).withDefault([]),
};
export const loadRecipesSearchParams = createLoader(recipesSearchParams);
