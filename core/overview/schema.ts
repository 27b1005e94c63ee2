import { z } from "zod";
import { hostSchema } from "../hook-event/schema";
import { inboxKindSchema } from "../inbox/schema";
import { ruleReferenceSchema } from "../rule/output";
import { muteAlarmSchema } from "../statistics/schema";
import { violationViewSchema } from "../violation/schema";

export const overviewInput = z.object({ weeks: z.int().min(4).max(52).default(12) });

/** Everything of the person's own data; others only as counts (trust.md section 4). */
export const overviewSchema = z.object({
  weeks: z.array(
    z.object({
      /** Monday, 00:00 UTC. */
      start: z.date(),
      prompts: z.int(),
      corrections: z.int(),
      /** Corrections per 100 prompts; null without prompts. */
      per100: z.number().nullable(),
      /** Incidents in which the agent was stopped and then complied. */
      prevented: z.int(),
    }),
  ),
  totals: z.object({
    sessions: z.int(),
    prompts: z.int(),
    corrections: z.int(),
    prevented: z.int(),
    /** Times that rules in force applied, and how often one fired: “0 of 12 chances since”. */
    chances: z.int(),
    fired: z.int(),
    exhausted: z.int(),
    relapses: z.int(),
  }),
  rules: z.object({
    active: z.int(),
    proposed: z.int(),
    paused: z.int(),
    byMode: z.object({ observe: z.int(), remind: z.int(), block: z.int() }),
  }),
  needsYou: z.array(z.object({ kind: inboxKindSchema, count: z.int() })),
  learned: z.array(z.object({ rule: ruleReferenceSchema, words: z.string().nullable(), at: z.date() })),
  violations: z.array(violationViewSchema),
  hosts: z.array(
    z.object({
      host: hostSchema,
      hostVersion: z.string().nullable(),
      cliVersion: z.string().nullable(),
      device: z.string().nullable(),
      lastEventAt: z.date(),
      eventsThisWeek: z.int(),
      /** The latest alarm of the client on this host within 7 days. */
      alarm: z.string().nullable(),
    }),
  ),
  /** Languages and scripts of the person's prompts in which the detectors saw nothing for a month. */
  muteAlarms: z.array(muteAlarmSchema),
});
export type Overview = z.infer<typeof overviewSchema>;
