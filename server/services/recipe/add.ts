import type { z } from "zod";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { type AddedRecipes, addRecipesInput } from "@/core/recipes/offers/schema";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { insertWritten } from "../rule/insert-written";
import { toChange } from "../rule/to-reference";
import { type CompiledPick, compilePick, loadLibrary, placeOf, standingOf } from "./internal";

/** A whole pack is some thirty rules, each with its version, its audit entry and its place in the bundle. */
const TIMEOUT_MS = 60_000;

/**
 * Makes rules of recipes, all or none, stored like any rule that is made by hand: own ones count at once, shared ones
 * are proposed and wait for a second person (trust.md section 5). What a rule says already, or contradicts, is left
 * out and told.
 * @throws INVALID for a recipe that is not offered, and for a text that may not be told to others
 */
export async function addRecipes({
  ctx,
  input,
}: VerbArguments<z.input<typeof addRecipesInput>>): Promise<AddedRecipes> {
  const { picks, reach, mode } = addRecipesInput.parse(input);
  const place = placeOf(reach);
  await requirePermission(ctx, place.layer === "project" ? "rule:propose" : "own:write");
  return withTransaction(
    ctx,
    async (tx, inner) => {
      const library = await loadLibrary(inner, reach);
      const before: CompiledPick[] = [];
      const answer: AddedRecipes = { added: [], left: [] };
      for (const compiled of picks.map(compilePick)) {
        const { recipe, title, content } = compiled;
        const standing = standingOf(library, compiled, { reach, before });
        if (standing) {
          answer.left.push({ recipe, title, standing });
          continue;
        }
        before.push(compiled);
        const rule = await insertWritten(tx, inner, {
          ...{ content, ...place, compiler: COMPILER_VERSION },
          mode: content.verifier === null ? "remind" : mode,
          reason: `Picked from the recipes: ${title}.`,
        });
        answer.added.push(toChange(rule).rule);
      }
      return answer;
    },
    { timeoutMs: TIMEOUT_MS },
  );
}
