import { z } from "zod";
import { eventKindSchema, hostSchema } from "../hook-event/schema";
import { ruleReferenceSchema } from "../rule/output";

export const onboardingStatusSchema = z.object({
  /** A token of this person that works for this project. */
  token: z.object({ createdAt: z.date(), lastUsedAt: z.date().nullable() }).nullable(),
  firstEventAt: z.date().nullable(),
  /** For “listening…”: what arrived last. */
  latestEvent: z
    .object({ host: hostSchema, kind: eventKindSchema, device: z.string().nullable(), at: z.date() })
    .nullable(),
  firstCorrection: z.object({ sessionId: z.uuid(), words: z.string(), at: z.date() }).nullable(),
  firstRule: ruleReferenceSchema.nullable(),
  isSample: z.boolean(),
});
export type OnboardingStatus = z.infer<typeof onboardingStatusSchema>;
