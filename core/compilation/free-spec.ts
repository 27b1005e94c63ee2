import type { RecipeDraft } from "../recipes/recipe";
import type { Wish } from "../recipes/wish";

/** A check from the wish's own terms when no recipe fits; null when they name nothing exact. */
export function freeDraft(_wish: Wish): RecipeDraft | null {
  return null;
}
