import type { z } from "zod";
import { RECIPE_PACKS } from "@/core/recipes/offers/packs";
import { listRecipesInput, type OfferedPack } from "@/core/recipes/offers/schema";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type CompiledPick, compilePick, type Library, loadLibrary, standingOf } from "./internal";

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
  return RECIPE_PACKS.map(({ key, title, offers }) => ({
    key,
    title,
    offers: offers.map(({ recipe, sentence, chinese = null, parameters = [] }) => {
      const pick = compilePick({ recipe, parameters: {} });
      return {
        ...{ recipe, title: pick.title, sentence, chinese },
        parameters: parameters.map((blank) => ({ ...blank, choices: blank.choices ?? null })),
        standing: standingOf(kinOf(library, pick), pick, { reach }),
      };
    }),
  }));
}

/** A whole list is compared at once: only rules of a recipe's own subject can be sure to say the same or the opposite. */
function kinOf({ rules, rows }: Library, { recipe, content }: CompiledPick): Library {
  const isKin = (other: (typeof rules)[number]) =>
    other.content.recipe === recipe ||
    other.claim.topic === content.claim.topic ||
    other.statement === content.statement;
  return { rows, rules: rules.filter(isKin) };
}
