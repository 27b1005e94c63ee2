import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";
import { backtestReportSchema, ruleContentSchema, verificationReportSchema } from "../rule/schema";

/** See `RecompilationOutcome` in the database. */
export const RECOMPILATION_OUTCOMES = ["same", "waiting", "blocked", "taken", "refused", "unknown"] as const;
export const recompilationOutcomeSchema = z.enum(RECOMPILATION_OUTCOMES);
export type RecompilationOutcome = z.infer<typeof recompilationOutcomeSchema>;

/** What two checks judge differently of the same stored events; the samples are the newest. */
export const checkDifferenceSchema = z.object({
  /** Events that either check reads. */
  actions: z.int().nonnegative(),
  /** Stopped by the new check only. */
  more: z.int().nonnegative(),
  /** Stopped by the old check only. */
  fewer: z.int().nonnegative(),
  samples: z
    .array(
      z.object({
        eventId: z.uuid(),
        excerpt: z.string().max(500),
        by: z.enum(["more", "fewer"]),
        at: z.iso.datetime(),
      }),
    )
    .max(20),
});
export type CheckDifference = z.infer<typeof checkDifferenceSchema>;

/** What another compiler makes of a rule, as its person reads it. */
export const recompilationSchema = z.object({
  id: z.uuid(),
  rule: ruleReferenceSchema,
  /** The version that it was compared with. */
  version: z.int(),
  outcome: recompilationOutcomeSchema,
  /** What that version says and checks. */
  before: ruleContentSchema,
  after: ruleContentSchema,
  report: verificationReportSchema.nullable(),
  /** Of an own rule, over the person's own work; null for a shared one. */
  backtest: backtestReportSchema.nullable(),
  difference: checkDifferenceSchema.nullable(),
  /** It can be taken, or its answer taken back, by this person. */
  canAnswer: z.boolean(),
  takenVersion: z.int().nullable(),
  decidedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type RecompilationView = z.infer<typeof recompilationSchema>;

export const recompilationIdInput = z.object({ recompilationId: z.uuid() });
