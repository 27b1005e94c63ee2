import { z } from "zod";

export const LIVE_KINDS = [
  "event",
  "signal",
  "run",
  "rule",
  "violation",
  "fact",
  "backtest",
  "resync",
] as const;

/** One line of the live stream: which query to ask again. It carries ids, never content. */
export const liveChangeSchema = z.object({
  kind: z.enum(LIVE_KINDS),
  /** Id of the thing; of a batch of events, their session's. Null for `resync`. */
  id: z.uuid().nullable(),
  sessionId: z.uuid().nullable(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
