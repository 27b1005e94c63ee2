import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";
import { modeSchema } from "../rule/schema";

/** added and removed: came into force and went · content: another version · mode: stricter or milder */
export const REVISION_CHANGES = ["added", "removed", "content", "mode"] as const;

/** One thing that a revision of a project's bundle did (trust.md section 5). */
export const revisionChangeSchema = z.object({
  kind: z.enum(REVISION_CHANGES),
  rule: ruleReferenceSchema,
  /** Version and mode that everybody is told since; null for a removed rule. */
  version: z.int().nullable(),
  mode: modeSchema.nullable(),
});
export type RevisionChange = z.infer<typeof revisionChangeSchema>;

export const bundleRevisionSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  at: z.date(),
  /** Rules that everybody was told. */
  rules: z.int(),
  isCurrent: z.boolean(),
  /** Against the revision before it. */
  changes: z.array(revisionChangeSchema),
});
export type BundleRevision = z.infer<typeof bundleRevisionSchema>;

export const listRevisionsInput = z.object({ limit: z.int().min(1).max(100).default(30) });
export const rollbackBundleInput = z.object({ revisionId: z.uuid() });

/** Numbers of the rules: taken out of force, brought back, and left out because nobody agreed on them. */
export const rollbackResultSchema = z.object({
  revision: z.int(),
  paused: z.array(z.string()),
  restored: z.array(z.string()),
  refused: z.array(z.string()),
});
export type RollbackResult = z.infer<typeof rollbackResultSchema>;
