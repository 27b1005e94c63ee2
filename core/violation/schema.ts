import { z } from "zod";
import { hostSchema } from "../hook-event/schema";
import { ruleReferenceSchema } from "../rule/output";

export const VIOLATION_OUTCOMES = ["open", "fixed", "exhausted", "exempted", "bypassed"] as const;
export const violationOutcomeSchema = z.enum(VIOLATION_OUTCOMES);

/** What one filters by: how it ended, or that a rule only observed it. */
export const VIOLATION_FILTERS = [...VIOLATION_OUTCOMES, "observed"] as const;

export const violationViewSchema = z.object({
  id: z.uuid(),
  rule: ruleReferenceSchema,
  version: z.int(),
  sessionId: z.uuid(),
  sessionTitle: z.string(),
  host: hostSchema,
  eventId: z.uuid(),
  /** How often the agent was told “no” before it complied or was let go. */
  denials: z.int(),
  decision: z.string(),
  outcome: violationOutcomeSchema,
  falsePositive: z.boolean(),
  /** The rule only observes: it would have stopped this, and nobody was told. */
  observed: z.boolean(),
  /** It began at the end of a turn, where the agent is sent on; else an act was stopped. */
  atTurnEnd: z.boolean(),
  excerpt: z.string(),
  occurredAt: z.date(),
  resolvedAt: z.date().nullable(),
});
export type ViolationView = z.infer<typeof violationViewSchema>;
export const violationPageSchema = z.object({
  items: z.array(violationViewSchema),
  nextCursor: z.string().nullable(),
});

export const listViolationsInput = z.object({
  ruleId: z.uuid().optional(),
  outcome: z.array(z.enum(VIOLATION_FILTERS)).max(6).optional(),
  falsePositive: z.boolean().optional(),
  days: z.int().min(1).max(365).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListViolationsInput = z.infer<typeof listViolationsInput>;

export const markViolationInput = z.object({ violationId: z.uuid(), falsePositive: z.boolean() });
export const markViolationResultSchema = z.object({ id: z.uuid(), falsePositive: z.boolean() });

/** Own counts by outcome, and shared rules with the floor of trust.md section 4. */
export const violationCountsSchema = z.object({
  total: z.int(),
  byOutcome: z.record(z.string(), z.int()),
  falsePositives: z.int(),
  /** Would-be stops; not in `byOutcome`. */
  observed: z.int(),
  shared: z.array(
    z.object({
      rule: ruleReferenceSchema,
      /** Null = fewer than 3 people; then the counts are null too. */
      people: z.int().nullable(),
      fired: z.int().nullable(),
      fixed: z.int().nullable(),
      exhausted: z.int().nullable(),
    }),
  ),
});
export type ViolationCounts = z.infer<typeof violationCountsSchema>;
