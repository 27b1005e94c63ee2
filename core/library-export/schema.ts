import { z } from "zod";
import { factSourceSchema } from "../fact/schema";
import {
  applicabilitySchema,
  layerSchema,
  modeSchema,
  ruleStatusSchema,
  scopeSchema,
  severitySchema,
} from "../rule/schema";

/** A rule as a file holds it: enough to read it, to compare it and to import it again. */
export const exportedRuleSchema = z.object({
  number: z.string(),
  layer: layerSchema,
  scope: scopeSchema,
  status: ruleStatusSchema,
  mode: modeSchema,
  statement: z.string(),
  instruction: z.string(),
  topic: z.string(),
  severity: severitySchema,
  source: z.string(),
  recipe: z.string().nullable(),
  applicability: applicabilitySchema,
  verifier: z.unknown(),
});
export type ExportedRule = z.infer<typeof exportedRuleSchema>;

export const exportedFactSchema = z.object({
  statement: z.string(),
  scope: scopeSchema,
  source: factSourceSchema,
  confidence: z.number(),
});

/** What a person sees of a library: shared rules, their own, and their own facts. */
export const libraryExportSchema = z.object({
  schemaVersion: z.literal(1),
  project: z.string(),
  exportedAt: z.iso.datetime(),
  rules: z.array(exportedRuleSchema),
  facts: z.array(exportedFactSchema),
});
export type LibraryExport = z.infer<typeof libraryExportSchema>;

export const exportLibraryInput = z.object({
  /** Leaves out the project's shared rules. */
  personal: z.enum(["true", "false"]).default("false"),
});
