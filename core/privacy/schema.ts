import { z } from "zod";

export const removeEventInput = z.object({ eventId: z.uuid() });

/** What went with a removed event (trust.md section 1). */
export const removedEventSchema = z.object({
  eventId: z.uuid(),
  /** Stored events that went: the event, its end and its notes. */
  events: z.int(),
  /** Corrections, facts and decisions that were made from it. */
  learned: z.int(),
  /** Rules whose words went. */
  rules: z.int(),
  /** Places in which a copy was blanked. */
  copies: z.int(),
  /** Audit payloads that were erased; the chain is whole. */
  payloads: z.int(),
});
export type RemovedEvent = z.infer<typeof removedEventSchema>;
