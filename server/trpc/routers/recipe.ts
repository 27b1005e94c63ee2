import { z } from "zod";
import * as schema from "@/core/recipes/offers/schema";
import { addRecipes } from "@/server/services/recipe/add";
import { listRecipes } from "@/server/services/recipe/list";
import { previewRecipes } from "@/server/services/recipe/preview";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const recipeRouter = router({
  list: projectProcedure
    .input(schema.listRecipesInput)
    .output(z.array(schema.offeredPackSchema))
    .query(({ ctx, input }) => listRecipes({ ctx: ctx.service, input })),
  preview: projectProcedure
    .input(schema.previewRecipesInput)
    .output(z.array(schema.recipePreviewSchema))
    .query(({ ctx, input }) => previewRecipes({ ctx: ctx.service, input })),
  add: projectProcedure
    .input(schema.addRecipesInput)
    .output(schema.addedRecipesSchema)
    .mutation(({ ctx, input }) => addRecipes({ ctx: ctx.service, input })),
});
