import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";

/** Two rules denied each other's remedy in a session of the reader; nobody else sees it (learning.md section 5). */
export const deadlockSchema = z.object({
  id: z.uuid(),
  winner: ruleReferenceSchema,
  released: ruleReferenceSchema,
  /** The act that the released rule let pass, as the client masked it. */
  excerpt: z.string(),
  sessionId: z.uuid(),
  eventId: z.uuid(),
  occurredAt: z.date(),
  /** The person said that they have seen it. */
  seenAt: z.date().nullable(),
});
export type DeadlockView = z.infer<typeof deadlockSchema>;

export const listDeadlocksInput = z.object({
  /** Only those that this rule won or lost. */
  ruleId: z.uuid().optional(),
  /** Only those that nobody has looked at. */
  open: z.boolean().optional(),
  limit: z.int().min(1).max(100).default(20),
});
export const deadlockIdInput = z.object({ deadlockId: z.uuid() });
