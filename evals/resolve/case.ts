import { z } from "zod";

const textSchema = z.object({
  text: z.string(),
  scope: z.enum(["global", "project", "session"]),
  condition: z.string().nullable().optional(),
  source: z.enum(["user-stated", "inferred", "corrected", "imported"]),
  layer: z.enum(["personal", "project"]).default("personal"),
});

/** One line of a resolver file of the corpus. */
export const resolverCaseSchema = z.object({
  id: z.string(),
  existing: z.array(textSchema.extend({ id: z.string() })),
  candidate: textSchema,
  expected: z.object({
    action: z.enum(["noop", "update", "supersede", "split", "new"]),
    target: z.string().nullable(),
    atomic_rules: z.array(z.string()).nullable().optional(),
  }),
  debatable: z.boolean().optional(),
});
export type ResolverCase = z.infer<typeof resolverCaseSchema>;
export type CorpusText = z.infer<typeof textSchema>;
