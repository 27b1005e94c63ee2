import { z } from "zod";
import { hookEventSchema } from "../hook-event/schema";

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

export const eraseAccountInput = z.object({
  /** The person's own address, typed: there is no way back. */
  email: z.string().trim().toLowerCase().max(254),
});

export const erasedAccountSchema = z.object({
  /** Audit payloads that were erased; the chains are whole (trust.md section 7). */
  payloads: z.int(),
  /** Projects in which the person was alone. */
  archivedProjects: z.int(),
  /** Shared rules that stay, by “Former member”. */
  sharedRules: z.int(),
});
export type ErasedAccount = z.infer<typeof erasedAccountSchema>;

/** What stands where the name of an erased person stood. */
export const FORMER_MEMBER = "Former member";

/** The newest own event as it was sent; `session` is Heed's id of it. */
export const lastEventSchema = z.object({
  event: hookEventSchema,
  sessionId: z.uuid(),
  receivedAt: z.date(),
  contentsErasedAt: z.date().nullable(),
});
export type LastEvent = z.infer<typeof lastEventSchema>;
