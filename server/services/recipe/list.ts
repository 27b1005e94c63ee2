import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { readWish } from "@/core/extraction/read-wish";
import type { RuleCandidate } from "@/core/extraction/schema";
import { type RecipeOffer, sentenceOf } from "@/core/recipes/offers/offer";
import { RECIPE_PACKS } from "@/core/recipes/offers/packs";
import {
  listRecipesInput,
  type OfferedPack,
  type OfferedRecipe,
  type RecipeReach,
} from "@/core/recipes/offers/schema";
import { recipeTitle } from "@/core/recipes/registry";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { compilePick, type Library, loadLibrary, standingOf } from "./internal";

/**
 * All recipes in their packs (enforcement.md section 2), each with the rule that says it already or contradicts it, with
 * the usual values in its blanks.
 */
export async function listRecipes({
  ctx,
  input,
}: VerbArguments<z.input<typeof listRecipesInput>>): Promise<OfferedPack[]> {
  await requirePermission(ctx, "rule:read");
  const { reach } = listRecipesInput.parse(input);
  const library = await loadLibrary(ctx, reach);
  const packs: OfferedPack[] = [];
  for (const { key, title, offers } of RECIPE_PACKS) {
    packs.push({ key, title, offers: offers.map((offer) => toOffered(offer, { library, reach })) });
    // The first time each sentence is read: others are answered between two packs.
    await setImmediate();
  }
  return packs;
}

function toOffered(offer: RecipeOffer, beside: { library: Library; reach: RecipeReach }): OfferedRecipe {
  const { recipe, sentence, chinese = null, parameters = [] } = offer;
  return {
    ...{ recipe, title: recipeTitle(recipe) ?? recipe, sentence, chinese },
    parameters: parameters.map((blank) => ({ ...blank, choices: blank.choices ?? null })),
    standing: usualStanding(offer, beside),
  };
}

function usualStanding(
  offer: RecipeOffer,
  { library: { rules, rows }, reach }: { library: Library; reach: RecipeReach },
) {
  const { claim, directive } = wishOf(offer);
  // Only a rule of the recipe's own subject can be sure to say the same or the opposite.
  const kin = rules.filter(
    (rule) =>
      rule.content.recipe === offer.recipe ||
      rule.claim.topic === claim.topic ||
      rule.statement === directive,
  );
  if (kin.length === 0) return null;
  const pick = compilePick({ recipe: offer.recipe, parameters: {} });
  return standingOf({ rules: kin, rows }, pick, { reach });
}

const wishes = new Map<string, RuleCandidate>();

/** What the offered sentence says; reading is pure, and much cheaper than compiling. */
function wishOf(offer: RecipeOffer): RuleCandidate {
  const known = wishes.get(offer.recipe);
  if (known) return known;
  const wish = readWish({ text: sentenceOf(offer) });
  wishes.set(offer.recipe, wish);
  return wish;
}
