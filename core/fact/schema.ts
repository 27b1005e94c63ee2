import { z } from "zod";
import { scopeSchema } from "../rule/schema";

export const FACT_SOURCES = ["user_stated", "inferred", "corrected", "imported"] as const;
export const factSourceSchema = z.enum(FACT_SOURCES);
export type FactSource = z.infer<typeof factSourceSchema>;

/** LearnedFact of active-learning.txt (Definition “LearnedFact Record”), read by learning.md section 3. */
export const learnedFactSchema = z.object({
  content: z.string().min(1).max(1000),
  confidence: z.number().min(0).max(1),
  scope: scopeSchema,
  source: factSourceSchema,
  language: z.string().max(12),
});
export type LearnedFact = z.infer<typeof learnedFactSchema>;
