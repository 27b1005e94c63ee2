import type { OfferedPack } from "@/core/recipes/offers/schema";

/**
 * Packs with the recipes that a search finds, by every word of it in title, sentence, name or pack; without a search
 * the chosen pack alone.
 */
export function findRecipes(
  packs: readonly OfferedPack[],
  { search, pack }: { search: string; pack: string },
): OfferedPack[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) {
    const chosen = packs.find(({ key }) => key === pack) ?? packs[0];
    return chosen ? [chosen] : [];
  }
  return packs.flatMap(({ offers, ...rest }) => {
    const found = offers.filter(({ recipe, title, sentence, chinese }) => {
      const text = `${recipe} ${title} ${sentence} ${chinese ?? ""} ${rest.title}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ ...rest, offers: found }] : [];
  });
}
