import { cleanCodePack } from "./clean-code";
import { commandsPack } from "./commands";
import { dataPack } from "./data";
import { filesPack } from "./files";
import { gitSafetyPack } from "./git-safety";
import { nodePack } from "./node";
import type { RecipeOffer, RecipePack } from "./offer";
import { otherLanguagesPack } from "./other-languages";
import { pythonPack } from "./python";
import { repliesPack } from "./replies";
import { securityPack } from "./security";
import { testsPack } from "./tests";
import { webPack } from "./web";

/** All packs, in the order in which they are offered. */
export const RECIPE_PACKS: RecipePack[] = [
  gitSafetyPack,
  commandsPack,
  nodePack,
  cleanCodePack,
  pythonPack,
  otherLanguagesPack,
  webPack,
  dataPack,
  testsPack,
  filesPack,
  repliesPack,
  securityPack,
];

/** The offer of a recipe and its pack; undefined for a name that none has. */
export function offerOf(recipe: string): { pack: RecipePack; offer: RecipeOffer } | undefined {
  for (const pack of RECIPE_PACKS) {
    const offer = pack.offers.find((one) => one.recipe === recipe);
    if (offer) return { pack, offer };
  }
  return undefined;
}
