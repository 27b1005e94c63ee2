import { z } from "zod";

/** How many moments one go looks at; “look further back” adds as many again. */
export const BACKTEST_BOUND = 2_000;
/** The farthest that a backtest goes back. */
export const MAX_BACKTEST_BOUND = 20_000;
/** Would-be stops that are kept, newest first; the counts go on. */
export const MAX_STOPS = 200;

export const backtestMarkSchema = z.enum(["right", "wrong"]);
export type BacktestMark = z.infer<typeof backtestMarkSchema>;

export const backtestLimitSchema = z.object({
  limit: z.enum(["share", "count", "enough"]),
  passed: z.boolean(),
  found: z.int(),
  allowed: z.int(),
});

export const backtestRunSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  /** The version is not the rule's present one. */
  isOld: z.boolean(),
  /** `skipped`: stopped by the person; it can go on. */
  status: z.enum(["queued", "running", "succeeded", "failed", "skipped"]),
  total: z.int(),
  checked: z.int(),
  /** Older moments lie beyond the bound. */
  hasMore: z.boolean(),
  actions: z.int(),
  undecided: z.int(),
  related: z.int(),
  unrelated: z.int(),
  right: z.int(),
  wrong: z.int(),
  /** Of what was marked, how much was right to stop; null when nothing is marked. */
  precision: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Unrelated stops after the person's marks: right ones do not count, wrong related ones do. */
  against: z.int(),
  limits: z.array(backtestLimitSchema),
  passed: z.boolean(),
  finishedAt: z.date().nullable(),
});
export type BacktestRunView = z.infer<typeof backtestRunSchema>;

export const backtestStopSchema = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  sessionId: z.uuid(),
  excerpt: z.string(),
  related: z.boolean(),
  /** It would have sent the agent on at the end of a turn; else it would have stopped an act. */
  atTurnEnd: z.boolean(),
  mark: backtestMarkSchema.nullable(),
  occurredAt: z.date(),
});
export type BacktestStopView = z.infer<typeof backtestStopSchema>;

export const backtestOfRuleInput = z.object({ ruleId: z.uuid() });
export const startBacktestInput = z.object({
  ruleId: z.uuid(),
  /** Goes on where the last one of this version ended: after a stop, a failure, or further back. */
  goOn: z.boolean().default(false),
});
export const markStopInput = z.object({ stopId: z.uuid(), mark: backtestMarkSchema.nullable() });
export const markedStopSchema = z.object({ id: z.uuid(), mark: backtestMarkSchema.nullable() });
