import { z } from "zod";
import type { ActionOutcome, AgentAction, Author } from "../hook-event/schema";
import { GUARD_REASONS } from "./reasons";

export const DETECTORS = [
  "negation",
  "edit_distance",
  "tool_override",
  "rewrite",
  "restatement",
  "dissatisfaction",
  "interruption",
  "preference",
  "approval",
] as const;
export const detectorNameSchema = z.enum(DETECTORS);
export type DetectorName = z.infer<typeof detectorNameSchema>;

export const SIGNAL_LABELS = ["correction", "preference", "dissatisfaction", "rewrite", "none"] as const;
export const signalLabelSchema = z.enum(SIGNAL_LABELS);
export type SignalLabel = z.infer<typeof signalLabelSchema>;

/** Something the agent did or said inside the window; what a correction can refer to. */
export type AgentAct = {
  eventId: string;
  /** Turns before the message: 0 = the turn just ended or still running. */
  turnsAgo: number;
  action?: AgentAction;
  outcome?: ActionOutcome;
  /** The agent's message of a finished turn. */
  message?: string;
};

/** What one message is judged by. Everything is bounded by the window W = 5 turns. */
export type DetectionInput = {
  message: string;
  author: Author;
  /** Newest last. */
  acts: AgentAct[];
  /** The person's own earlier prompts of this session inside the window, newest last. */
  priorPrompts: string[];
  /** What cut the agent off just before this message, if anything. */
  interruption?: {
    kind: "interrupted" | "denied" | "typed_during_turn";
    eventId?: string;
    feedback?: string;
  };
};

export const signalSchema = z.object({
  detector: detectorNameSchema,
  kind: signalLabelSchema,
  score: z.number().min(0).max(1),
  /** UTF-16 offsets into the message. */
  span: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  /** As `writeReason` of `reasons.ts` writes them; rows of earlier versions hold sentences. */
  reasons: z.array(z.string().max(80)),
  referentEventId: z.string().nullable(),
});
export type Signal = z.infer<typeof signalSchema>;

export const missSchema = z.object({ detector: detectorNameSchema, reason: z.string().max(120) });
export type Miss = z.infer<typeof missSchema>;

/** What the classifier makes of the signals (learning.md section 2). */
export const detectionSchema = z.object({
  label: signalLabelSchema,
  learnable: z.boolean(),
  scores: z.object({ signal: z.number().min(0).max(1), learnable: z.number().min(0).max(1) }),
  /** `act`: above the strict threshold · `ask`: between loose and strict (inbox or model) · `none` */
  path: z.enum(["act", "ask", "none"]),
  explanation: z.string().max(500),
  /** Why no detector was asked. */
  guard: z.enum(GUARD_REASONS).optional(),
  language: z.string().max(12),
  signals: z.array(signalSchema),
  misses: z.array(missSchema),
  referentEventId: z.string().nullable(),
});
export type Detection = z.infer<typeof detectionSchema>;
