import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";
import { scopeSchema } from "../rule/schema";

/** Lines that one call takes; the client sends more in turns. */
export const MAX_IMPORT_LINES = 100;
export const MAX_LINE_TEXT = 1_000;

/** One instruction of somebody's file, as it stands there. */
export const importLineSchema = z.object({
  text: z.string().trim().min(1).max(MAX_LINE_TEXT),
  /** File as the person knows it, relative to the repository or to the home folder (`~/…`). */
  file: z.string().min(1).max(400),
  /** From 1; a row of a database or an element of a list counts as a line. */
  line: z.int().positive(),
  /** `global`: the file is the person's own and belongs to no repository. */
  scope: scopeSchema.exclude(["session"]).default("project"),
  /** Globs that the file itself limits the instruction to. */
  paths: z.array(z.string().min(1).max(400)).max(20).default([]),
  /** Folder of the file, where it counts for a part of the repository only. */
  package: z.string().min(1).max(400).optional(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importInput = z.object({
  lines: z.array(importLineSchema).min(1).max(MAX_IMPORT_LINES),
  /** Only the report; nothing is written. */
  dryRun: z.boolean().default(true),
  /** Leaves out what could only be a reminder. */
  enforceableOnly: z.boolean().default(false),
});

/**
 * enforceable: has an exact check · reminder: a wish without one · description: tells, asks for nothing ·
 * unreadable: no wish was found
 */
export const LINE_KINDS = ["enforceable", "reminder", "description", "unreadable"] as const;
export const lineKindSchema = z.enum(LINE_KINDS);
export type LineKind = z.infer<typeof lineKindSchema>;

/** new: becomes a proposal · known: a rule says it · repeated: an earlier line says it · before: imported once · none */
export const LINE_FATES = ["new", "known", "repeated", "before", "none"] as const;
export const lineFateSchema = z.enum(LINE_FATES);
export type LineFate = z.infer<typeof lineFateSchema>;

export const importedWishSchema = z.object({
  statement: z.string(),
  enforceable: z.boolean(),
  recipe: z.string().nullable(),
  fate: lineFateSchema,
  /** The rule that says it already or would be replaced; after an import the proposal itself. */
  rule: ruleReferenceSchema.nullable(),
  /** Stored acts that the check would have stopped; null where nothing can be checked. */
  broken: z.int().nonnegative().nullable(),
});
export type ImportedWish = z.infer<typeof importedWishSchema>;

export const importedLineSchema = z.object({
  file: z.string(),
  line: z.int(),
  text: z.string(),
  kind: lineKindSchema,
  wishes: z.array(importedWishSchema),
});
export type ImportedLine = z.infer<typeof importedLineSchema>;

export const importReportSchema = z.object({
  dryRun: z.boolean(),
  lines: z.array(importedLineSchema),
  /** Stored acts that were looked at, newest first. */
  acts: z.int().nonnegative(),
  /** Proposals that are (or would be) made. */
  proposals: z.int().nonnegative(),
});
export type ImportReport = z.infer<typeof importReportSchema>;
