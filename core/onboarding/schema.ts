import { z } from "zod";
import { eventKindSchema, hostSchema } from "../hook-event/schema";
import { ruleReferenceSchema } from "../rule/output";

/** What the person had to say, most often first; a proposal among them waits to be taken. */
export const repeatedSchema = z.object({
  items: z.array(
    z.object({
      rule: ruleReferenceSchema,
      /** How often it was said. */
      times: z.int(),
      /** The person's own words, where it was said to an agent; null for what was imported. */
      words: z.string().nullable(),
      lastSaidAt: z.date(),
    }),
  ),
});
export type Repeated = z.infer<typeof repeatedSchema>;

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
