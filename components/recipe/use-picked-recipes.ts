"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  MAX_PICKS,
  type OfferedPack,
  type OfferedRecipe,
  type RecipePick,
  type RecipePreview,
  type RecipeReach,
  type RecipeStanding,
} from "@/core/recipes/offers/schema";
import { useTRPC } from "@/lib/trpc/client";
import { blanksOf, type FilledBlanks, pickOf } from "./filled-blanks";

type PickedInput = {
  projectSlug: string;
  packs: readonly OfferedPack[];
  reach: RecipeReach;
  blanks: FilledBlanks;
  /** Names in the address; those that are not offered are left alone. */
  picked: readonly string[];
  onChange: (picked: string[]) => void;
};

export type PickedRecipes = {
  /** In the order of the packs: what was offered first stays when two contradict. */
  picks: RecipePick[];
  previews: readonly RecipePreview[] | undefined;
  canAdd: boolean;
  pick: (recipes: readonly string[]) => void;
  layBack: (recipes: readonly string[]) => void;
  toggle: (recipe: string) => void;
  standingOf: (offer: OfferedRecipe) => RecipeStanding | null;
};

/** What is picked, and what would become of it; the server compares the picks with the rules and with one another. */
export function usePickedRecipes(input: PickedInput): PickedRecipes {
  const { projectSlug, packs, reach, blanks, picked, onChange } = input;
  const trpc = useTRPC();
  const offers = packs.flatMap((pack) => pack.offers);
  const picks = offers
    .filter(({ recipe }) => picked.includes(recipe))
    .slice(0, MAX_PICKS)
    .map(({ recipe }) => pickOf(blanks, recipe));
  const preview = useQuery(
    trpc.recipe.preview.queryOptions(
      { projectSlug, picks, reach },
      { enabled: picks.length > 0, placeholderData: keepPreviousData },
    ),
  );
  const previews = picks.length > 0 ? preview.data : undefined;
  const pick = (recipes: readonly string[]) => onChange([...new Set([...picked, ...recipes])]);
  const layBack = (recipes: readonly string[]) =>
    onChange(picked.filter((recipe) => !recipes.includes(recipe)));

  return {
    ...{ picks, previews, pick, layBack },
    canAdd: (previews ?? []).some(({ standing }) => standing === null),
    toggle: (recipe) => (picked.includes(recipe) ? layBack([recipe]) : pick([recipe])),
    standingOf: ({ recipe, standing }) => {
      const known = previews?.find((one) => one.recipe === recipe);
      if (known) return known.standing;
      // Of the list it is known for the usual values only.
      return Object.keys(blanksOf(blanks, recipe)).length > 0 ? null : standing;
    },
  };
}
