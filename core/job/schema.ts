import { z } from "zod";
import { jobFailureSchema } from "./failure";

export const JOB_STATES = ["failed", "retrying", "running", "waiting"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Ids of the queue are 64-bit numbers, kept as text. */
export const jobIdSchema = z.string().regex(/^\d{1,19}$/);

export const listJobsInputSchema = z.object({
  state: z.enum(JOB_STATES).default("failed"),
  /** Id of the last job seen. */
  cursor: jobIdSchema.nullish(),
  limit: z.int().min(1).max(100).default(50),
});

/** A job without what it works on: its payload is never read for people (trust.md section 4). */
export const jobItemSchema = z.object({
  id: jobIdSchema,
  task: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.int(),
  maxAttempts: z.int(),
  createdAt: z.date(),
  /** When it was or will be tried. */
  runAt: z.date(),
  failure: jobFailureSchema.nullable(),
});
export type JobItem = z.infer<typeof jobItemSchema>;
export const jobPageSchema = z.object({ items: z.array(jobItemSchema), nextCursor: jobIdSchema.nullable() });

export const jobSummarySchema = z.object({
  waiting: z.int(),
  running: z.int(),
  /** Failed, and will be tried again. */
  retrying: z.int(),
  /** Will not be tried again by themselves. */
  failed: z.int(),
  oldestDueAt: z.date().nullable(),
  /** Events that went through the pipeline. */
  eventsLastHour: z.int(),
  eventsLastDay: z.int(),
  workerSeenAt: z.date().nullable(),
  workerAlive: z.boolean(),
});
export type JobSummary = z.infer<typeof jobSummarySchema>;

export const jobIdsInputSchema = z.object({ jobIds: z.array(jobIdSchema).min(1).max(100) });
export const changedJobsSchema = z.object({ jobIds: z.array(jobIdSchema) });
