import { z } from "zod";

/** How one version did in the asker's own work. Never a success without how often it could have failed. */
export const versionHealthSchema = z.object({
  version: z.int(),
  since: z.date(),
  chances: z.int(),
  fired: z.int(),
  /** Would-be stops while it only observed. */
  observed: z.int(),
  /** Of `fired` and `observed` together: at the end of a turn, where no act was stopped. */
  turnEnds: z.int(),
  fixed: z.int(),
  /** Of these, after the first denial. */
  fixedAtOnce: z.int(),
  exhausted: z.int(),
  exempted: z.int(),
  bypassed: z.int(),
  falsePositives: z.int(),
  relapses: z.int(),
  /** Could not be judged. */
  undecided: z.int(),
});
export type VersionHealth = z.infer<typeof versionHealthSchema>;

export const ruleHealthReportSchema = z.object({
  /** Newest first. */
  versions: z.array(versionHealthSchema),
  /** Since somebody last had to say it again, or since it began: “0 of 12 chances since”. */
  exposure: z.object({ since: z.date(), afterRelapse: z.boolean(), chances: z.int(), fired: z.int() }),
  /** The last 90 days with anything in them, oldest first; `day` is `2026-11-30`. */
  days: z.array(z.object({ day: z.iso.date(), chances: z.int(), fired: z.int(), observed: z.int() })),
});
export type RuleHealthReport = z.infer<typeof ruleHealthReportSchema>;
