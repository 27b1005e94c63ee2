import { z } from "zod";
import { ruleChangeSchema, ruleReferenceSchema } from "../../rule/output";
import { modeSchema, ruleContentSchema } from "../../rule/schema";

/** For whom a picked recipe counts: the person in this project, the person everywhere, or everybody in the project. */
export const RECIPE_REACHES = ["project", "global", "shared"] as const;
export const recipeReachSchema = z.enum(RECIPE_REACHES);
export type RecipeReach = z.infer<typeof recipeReachSchema>;

export const MAX_PICKS = 200;

/** A recipe with its blanks; a blank that is left out has its usual value. */
export const recipePickSchema = z.object({
  recipe: z.string().min(1).max(80),
  parameters: z.record(z.string().max(40), z.string().max(200)).default({}),
});
export type RecipePick = z.infer<typeof recipePickSchema>;

const picks = z
  .array(recipePickSchema)
  .min(1)
  .max(MAX_PICKS)
  .refine((given) => new Set(given.map(({ recipe }) => recipe)).size === given.length, {
    message: "Each recipe once. Remove the second one.",
  });

export const listRecipesInput = z.object({ reach: recipeReachSchema.default("project") });
export const previewRecipesInput = listRecipesInput.extend({ picks });
export const addRecipesInput = previewRecipesInput.extend({
  /** A recipe whose sentence is only a reminder reminds, whatever is asked. */
  mode: modeSchema.default("remind"),
});

/** What stands in the way of a recipe: a rule, or a recipe that was picked before it. */
export const recipeStandingSchema = z.object({
  says: z.enum(["same", "opposite"]),
  rule: ruleReferenceSchema.nullable(),
  /** Title of the recipe picked before; null for a rule. */
  picked: z.string().nullable(),
});
export type RecipeStanding = z.infer<typeof recipeStandingSchema>;

export const offeredRecipeSchema = z.object({
  recipe: z.string(),
  title: z.string(),
  /** With blanks, as `{branch}`. */
  sentence: z.string(),
  chinese: z.string().nullable(),
  parameters: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Null: any text. */
      choices: z.array(z.string()).nullable(),
      value: z.string(),
    }),
  ),
  /** With the usual values in its blanks. */
  standing: recipeStandingSchema.nullable(),
});
export type OfferedRecipe = z.infer<typeof offeredRecipeSchema>;

export const offeredPackSchema = z.object({
  key: z.string(),
  title: z.string(),
  offers: z.array(offeredRecipeSchema),
});
export type OfferedPack = z.infer<typeof offeredPackSchema>;

export const recipePreviewSchema = z.object({
  recipe: z.string(),
  title: z.string(),
  sentence: z.string(),
  /** What would be stored; without a check it is a reminder only. */
  content: ruleContentSchema,
  /** The recipe's own examples (enforcement.md section 3). */
  stops: z.array(z.string()),
  passes: z.array(z.string()),
  standing: recipeStandingSchema.nullable(),
  /** Why it may not be told to others, in words. */
  problem: z.string().nullable(),
});
export type RecipePreview = z.infer<typeof recipePreviewSchema>;

export const addedRecipesSchema = z.object({
  added: z.array(ruleChangeSchema.shape.rule),
  left: z.array(z.object({ recipe: z.string(), title: z.string(), standing: recipeStandingSchema })),
});
export type AddedRecipes = z.infer<typeof addedRecipesSchema>;
