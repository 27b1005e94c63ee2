import type { z } from "zod";
import { previewRecipesInput, type RecipePreview } from "@/core/recipes/offers/schema";
import { sharedTextProblem } from "@/core/rule/shared-text";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { type CompiledPick, compilePick, loadLibrary, standingOf } from "./internal";

/**
 * What would become of recipes that somebody picks, in their order: sentence, check, examples, and what stands in the
 * way of each, one another included. Nothing is written.
 * @throws INVALID for a recipe that is not offered
 */
export async function previewRecipes({
  ctx,
  input,
}: VerbArguments<z.input<typeof previewRecipesInput>>): Promise<RecipePreview[]> {
  await requirePermission(ctx, "rule:read");
  const { picks, reach } = previewRecipesInput.parse(input);
  const library = await loadLibrary(ctx, reach);
  const before: CompiledPick[] = [];
  return picks.map((pick) => {
    const compiled = compilePick(pick);
    const standing = standingOf(library, compiled, { reach, before });
    if (!standing) before.push(compiled);
    const { recipe, title, sentence, content, examples } = compiled;
    return {
      ...{ recipe, title, sentence, content, standing },
      stops: examples.stop.map(({ text }) => text),
      passes: examples.pass.map(({ text }) => text),
      problem: reach === "shared" ? (sharedTextProblem(content)?.problem ?? null) : null,
    };
  });
}
