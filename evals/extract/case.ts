import { z } from "zod";

/** One line of a corrections file of the corpus, as far as extraction reads it. */
export const correctionCaseSchema = z.object({
  id: z.string(),
  lang: z.string(),
  label: z.string(),
  message: z.string(),
  prior_user: z.string().nullable().optional(),
  agent_action: z.string().nullable().optional(),
  agent_text: z.string().nullable().optional(),
  is_learnable: z.boolean(),
  expected_scope: z.enum(["global", "project", "session"]).nullable(),
  expected_source: z.enum(["user-stated", "corrected", "inferred"]).nullable(),
  rule: z.union([z.string(), z.array(z.string())]).nullable(),
  debatable: z.boolean().optional(),
});
export type CorrectionCase = z.infer<typeof correctionCaseSchema>;
