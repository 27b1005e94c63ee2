import { z } from "zod";

/** What a model is asked for (learning.md section 7); each has its prompt, its schema and its line in the cost table. */
export const MODEL_PURPOSES = ["classify", "extract", "resolve", "compile"] as const;
export const modelPurposeSchema = z.enum(MODEL_PURPOSES);
export type ModelPurpose = z.infer<typeof modelPurposeSchema>;

/** Why an answer was not used. Closed: each has words where calls are shown. */
export const MODEL_REFUSALS = [
  "empty",
  "truncated",
  "malformed",
  "schema",
  "missing_line",
  "missing_target",
  "unknown_id",
  "repeated",
  "contradicted",
  "not_their_words",
  "wrong_language",
  "unsafe",
] as const;
export const modelRefusalSchema = z.enum(MODEL_REFUSALS);
export type ModelRefusal = z.infer<typeof modelRefusalSchema>;

/** One request, as it is sent: nothing else reaches a model. */
export const modelRequestSchema = z.object({
  purpose: modelPurposeSchema,
  /** Of the prompt: an answer that was recorded for another version is not read back. */
  version: z.int().positive(),
  system: z.string(),
  user: z.string(),
  /** JSON Schema of the answer, in what providers have in common; null where the answer ends in a forced line. */
  schema: z.record(z.string(), z.unknown()).nullable(),
});
export type ModelRequest = z.infer<typeof modelRequestSchema>;
