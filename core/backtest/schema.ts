import { z } from "zod";
import { PEOPLE_BANDS, SHARE_BANDS } from "../privacy/floor";
import { backtestReportSchema } from "../rule/schema";

export const runProjectBacktestInput = z.object({ ruleId: z.uuid() });

/**
 * What a check would have stopped in a project (trust.md section 4): the asker's own acts with excerpts; of everybody
 * else only rough counts, and these only where at least three others make them up. Exact ones would answer questions
 * about one colleague's acts by the difference of two checks.
 */
export const projectBacktestSchema = z.object({
  version: z.int(),
  /** How far back it looked. */
  days: z.int(),
  own: z.object({
    actions: z.int(),
    stopped: z.int(),
    samples: backtestReportSchema.shape.samples,
  }),
  others: z.object({
    /** Colleagues with acts of the kinds that the check reads; null = fewer than 3. */
    people: z.enum(PEOPLE_BANDS).nullable(),
    /** Null when fewer than 3 of them would have been stopped, nobody included. */
    stopped: z
      .object({
        people: z.enum(PEOPLE_BANDS),
        /** Of a colleague's acts on average, so that nobody weighs more than another. */
        share: z.enum(SHARE_BANDS),
      })
      .nullable(),
  }),
  /** True when there were more acts than are read at once; the newest count. */
  truncated: z.boolean(),
});
export type ProjectBacktest = z.infer<typeof projectBacktestSchema>;
