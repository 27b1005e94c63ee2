import { z } from "zod";
import { detectorNameSchema, signalLabelSchema } from "../correction/schema";
import { resolutionActionSchema } from "../resolution/schema";

export const STATISTICS_DAYS = ["30", "90", "365"] as const;
export const statisticsInput = z.object({ days: z.enum(STATISTICS_DAYS).default("90") });

const shareSchema = z.object({ value: z.number(), low: z.number(), high: z.number(), of: z.int() });
const estimateSchema = z.object({
  right: z.int(),
  wrong: z.int(),
  missed: z.int(),
  precision: shareSchema.nullable(),
  recall: shareSchema.nullable(),
});

export const muteAlarmSchema = z.object({
  by: z.enum(["language", "script"]),
  value: z.string(),
  prompts: z.int(),
  signals: z.int(),
  /** One line for a terminal. */
  line: z.string(),
});

/** How a prompt was decided: by structure alone, by asking, by a word of the person, or not at all. */
export const DECIDED_PATHS = ["act", "ask", "none", "marked"] as const;

/** Everything of the person's own data (trust.md section 4). */
export const statisticsSchema = z.object({
  since: z.date(),
  /** Prompts of the person that the detection judged. */
  prompts: z.int(),
  labels: z.array(z.object({ label: signalLabelSchema, count: z.int() })),
  paths: z.array(z.object({ path: z.enum(DECIDED_PATHS), count: z.int() })),
  detectors: z.array(z.object({ detector: detectorNameSchema, count: z.int() })),
  languages: z.array(z.object({ language: z.string(), prompts: z.int(), signals: z.int() })),
  decisions: z.array(z.object({ action: resolutionActionSchema, decidedBy: z.string(), count: z.int() })),
  weeks: z.array(
    z.object({
      /** Monday, 00:00 UTC. */
      start: z.date(),
      prompts: z.int(),
      acted: z.int(),
      asked: z.int(),
    }),
  ),
  marks: z.object({ correction: z.int(), none: z.int() }),
  estimates: z.object({
    overall: estimateSchema,
    byDetector: z.array(estimateSchema.extend({ detector: detectorNameSchema })),
    byLanguage: z.array(estimateSchema.extend({ language: z.string() })),
  }),
  alarms: z.array(muteAlarmSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;
