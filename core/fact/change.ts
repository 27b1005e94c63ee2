import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";

/** What moved a fact, or took it out of force and back. */
export const FACT_CAUSES = [
  "learned",
  "confirmed",
  "contradicted",
  "reconsidered",
  "retired",
  "restored",
  "promoted",
] as const;
export const factCauseSchema = z.enum(FACT_CAUSES);
export type FactCause = z.infer<typeof factCauseSchema>;

/** One step of a fact's confidence, oldest first in a list. */
export const factChangeSchema = z.object({
  id: z.uuid(),
  at: z.date(),
  cause: factCauseSchema,
  before: z.number().nullable(),
  after: z.number(),
  inForce: z.boolean(),
  /** The moment that it came of, where it is kept. */
  moment: z.object({ sessionId: z.uuid(), eventId: z.uuid(), words: z.string().nullable() }).nullable(),
  rule: ruleReferenceSchema.nullable(),
});
export type FactChangeView = z.infer<typeof factChangeSchema>;

export const factHistorySchema = z.object({
  changes: z.array(factChangeSchema),
  /** Older steps are kept and not shown. */
  truncated: z.boolean(),
});
export type FactHistory = z.infer<typeof factHistorySchema>;
