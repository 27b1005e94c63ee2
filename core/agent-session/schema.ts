import { z } from "zod";
import { detectionSchema, signalSchema } from "../correction/schema";
import {
  actionOutcomeSchema,
  agentActionSchema,
  authorSchema,
  clientNoteSchema,
  decisionKindSchema,
  eventKindSchema,
  hostSchema,
  workspaceSchema,
} from "../hook-event/schema";
import { resolutionViewSchema, ruleReferenceSchema } from "../rule/output";
import { markViewSchema } from "../signal/schema";

export const listSessionsInput = z.object({
  host: hostSchema.optional(),
  search: z.string().trim().max(200).optional(),
  /** Only sessions in which something was corrected, or in which a rule stopped something. */
  with: z.enum(["corrections", "denials"]).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListSessionsInput = z.infer<typeof listSessionsInput>;

export const sessionSummarySchema = z.object({
  id: z.uuid(),
  host: hostSchema,
  hostVersion: z.string().nullable(),
  hostSessionId: z.string(),
  branch: z.string().nullable(),
  package: z.string().nullable(),
  device: z.string().nullable(),
  title: z.string(),
  startedAt: z.date(),
  lastEventAt: z.date(),
  endedAt: z.date().nullable(),
  prompts: z.int(),
  actions: z.int(),
  denials: z.int(),
  corrections: z.int(),
  rulesLearned: z.int(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
export const sessionPageSchema = z.object({
  items: z.array(sessionSummarySchema),
  nextCursor: z.string().nullable(),
});

export const stageViewSchema = z.object({
  stage: z.string(),
  version: z.int(),
  status: z.enum(["queued", "running", "succeeded", "failed", "skipped"]),
  attempts: z.int(),
  error: z.string().nullable(),
  durationMs: z.int(),
});
export const runViewSchema = z.object({
  status: z.enum(["queued", "running", "succeeded", "failed", "skipped"]),
  /** Where it ended and why, in words: “no signal, because …”. */
  outcome: z.string(),
  stages: z.array(stageViewSchema),
});
export type RunView = z.infer<typeof runViewSchema>;

export const recordViewSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  learnable: z.boolean(),
  path: z.string(),
  explanation: z.string(),
  status: z.enum(["open", "extracted", "dismissed"]),
});

export const timelineVerdictSchema = z.object({
  rule: ruleReferenceSchema.nullable(),
  verdict: z.enum(["satisfied", "violated", "undecided"]),
  decision: decisionKindSchema,
  denial: z.int().nullable(),
  outcome: z.string().nullable(),
  evidence: z.string().nullable(),
});

/** One event with everything that Heed made of it. Texts are masked; `truncated` has true lengths. */
export const timelineItemSchema = z.object({
  id: z.uuid(),
  kind: eventKindSchema,
  author: authorSchema,
  occurredAt: z.date(),
  hostEventName: z.string(),
  turnId: z.string().nullable(),
  agentId: z.string().nullable(),
  prompt: z.string().nullable(),
  message: z.string().nullable(),
  feedback: z.string().nullable(),
  action: agentActionSchema.nullable(),
  outcome: actionOutcomeSchema.nullable(),
  workspace: workspaceSchema.nullable(),
  note: clientNoteSchema.nullable(),
  truncated: z.record(z.string(), z.int()),
  signals: z.array(signalSchema),
  /** The person's own word on this prompt, while it counts. */
  mark: markViewSchema.nullable(),
  record: recordViewSchema.nullable(),
  run: runViewSchema.nullable(),
  resolutions: z.array(resolutionViewSchema),
  decision: z
    .object({
      decision: decisionKindSchema,
      durationMs: z.number(),
      bundleHash: z.string(),
      verdicts: z.array(timelineVerdictSchema),
    })
    .nullable(),
  /** Rules that were put before the agent with this event. */
  cards: z.array(z.object({ rule: ruleReferenceSchema, form: z.string() })),
});
export type TimelineItem = z.infer<typeof timelineItemSchema>;
export const timelinePageSchema = z.object({
  items: z.array(timelineItemSchema),
  /** Oldest first; null at the present end. */
  nextCursor: z.string().nullable(),
});

export const sessionIdInput = z.object({ sessionId: z.uuid() });
export const timelineInput = sessionIdInput.extend({
  /** Everything, or only what a person reads first. */
  show: z.enum(["all", "conversation", "learning"]).default("all"),
  /** Starts the page at this event (deep link). */
  at: z.uuid().optional(),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(200).default(100),
});
export type TimelineInput = z.infer<typeof timelineInput>;

export const eventIdInput = z.object({ eventId: z.uuid() });
/** “Why no signal here?”: each stage with its reason. */
export const promptExplanationSchema = z.object({
  eventId: z.uuid(),
  sessionId: z.uuid(),
  prompt: z.string(),
  author: authorSchema,
  /** One sentence that answers the question. */
  summary: z.string(),
  run: runViewSchema.nullable(),
  detection: detectionSchema.nullable(),
  /** Why extraction found no wish, when it found none. */
  extractionReason: z.string().nullable(),
  record: recordViewSchema.nullable(),
  mark: markViewSchema.nullable(),
  resolutions: z.array(resolutionViewSchema),
  canTeach: z.boolean(),
  /** Nobody said it: lines were changed by hand, and `prompt` holds those. */
  byHand: z.boolean().optional(),
});
export type PromptExplanation = z.infer<typeof promptExplanationSchema>;

export const teachInput = eventIdInput.extend({
  /** The wish in the person's own words, when the prompt does not say it. */
  wish: z.string().trim().min(3).max(1000).optional(),
});
