import { z } from "zod";
import { hookEventSchema } from "../hook-event/schema";

/** Marks an event that was read out of a past transcript; the live hooks never write it. */
export const BACKFILL_EVENT = "backfill";
export const MAX_WINDOWS = 50;
/** A window is the prompt and the act that it is about (interface.md section 2); never more. */
const MAX_WINDOW_EVENTS = 2;

/** Events of the past carry neither decisions nor notes: those are told by hooks only. */
export const pastEventSchema = hookEventSchema
  .omit({ decision: true, note: true, workspace: true, agentId: true })
  .extend({
    hostEventName: z.literal(BACKFILL_EVENT),
    kind: z.enum(["prompt_submitted", "action_finished", "turn_finished", "turn_interrupted"]),
  });
export type PastEvent = z.infer<typeof pastEventSchema>;

export const pastWindowSchema = z
  .object({ events: z.array(pastEventSchema).min(1).max(MAX_WINDOW_EVENTS) })
  .refine(({ events }) => events.at(-1)?.kind === "prompt_submitted", "The prompt comes last.");

export const recordBackfillInput = z.object({ windows: z.array(pastWindowSchema).min(1).max(MAX_WINDOWS) });

/** live: the hooks have told of this session already · too_old: beyond the project's retention */
export const windowResultSchema = z.enum(["stored", "duplicate", "live", "too_old", "rejected"]);
export const backfillResultSchema = z.object({
  /** In the order of the windows. */
  results: z.array(windowResultSchema),
});
export type BackfillResult = z.infer<typeof backfillResultSchema>;

export const undoneBackfillSchema = z.object({
  events: z.int(),
  /** Proposals that were taken back; what the person accepted stays. */
  proposals: z.int(),
});
export type UndoneBackfill = z.infer<typeof undoneBackfillSchema>;
