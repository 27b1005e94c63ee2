import { z } from "zod";
import { recipeReachSchema, recipeStandingSchema } from "../recipes/offers/schema";
import { ruleChangeSchema } from "./output";
import { reminderReasonSchema } from "./reminder";
import { modeSchema, ruleContentSchema } from "./schema";

/** Longest text that is typed at once, in characters; it is kept as evidence as typed. */
export const MAX_WRITTEN = 500;
/** Rules that one text may become. */
export const MAX_WRITTEN_RULES = 10;

export const previewWrittenInput = z.object({
  /** In the person's own words; one or several rules. */
  words: z.string().trim().min(3).max(MAX_WRITTEN),
  /** Left out: as the words say. */
  reach: recipeReachSchema.optional(),
});
export type PreviewWrittenInput = z.input<typeof previewWrittenInput>;

export const writeRulesInput = previewWrittenInput.extend({
  /** A sentence that is only a reminder reminds, whatever is asked. */
  mode: modeSchema.default("remind"),
});

const writtenRuleSchema = z.object({
  content: ruleContentSchema,
  /** Why it has no check and would only remind; null for a check. */
  reminder: reminderReasonSchema.nullable(),
  /** The check's own examples (enforcement.md section 3). */
  stops: z.array(z.string()),
  passes: z.array(z.string()),
  /** A rule that says the same or the opposite, or a sentence before it. */
  standing: recipeStandingSchema.nullable(),
  /** Why it may not be told to others, in words. */
  problem: z.string().nullable(),
});
export type WrittenRulePreview = z.infer<typeof writtenRuleSchema>;

export const writtenPreviewSchema = z.object({
  /** For whom it would count. */
  reach: recipeReachSchema,
  /** The words ask for this session only, which nobody is in here. */
  onlyNow: z.boolean(),
  /** Secrets in the words were replaced before they were read. */
  masked: z.int().nonnegative(),
  rules: z.array(writtenRuleSchema),
});
export type WrittenPreview = z.infer<typeof writtenPreviewSchema>;

export const writtenRulesSchema = z.object({
  added: z.array(ruleChangeSchema.shape.rule),
  left: z.array(z.object({ statement: z.string(), standing: recipeStandingSchema })),
});
export type WrittenRules = z.infer<typeof writtenRulesSchema>;
