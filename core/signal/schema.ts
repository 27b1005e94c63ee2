import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";

/** A person's word on one of their own prompts. */
export const MARK_VERDICTS = ["correction", "none"] as const;
export const markVerdictSchema = z.enum(MARK_VERDICTS);
export type MarkVerdict = z.infer<typeof markVerdictSchema>;

export const withdrawMarkInput = z.object({ eventId: z.uuid() });
export const markInput = withdrawMarkInput.extend({
  verdict: markVerdictSchema,
  /** What the agent shall do instead, when the prompt does not say it; only with `correction`. */
  wish: z.string().trim().min(3).max(1000).optional(),
});
export type MarkInput = z.infer<typeof markInput>;

export const markViewSchema = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  verdict: markVerdictSchema,
  at: z.date(),
});
export type MarkView = z.infer<typeof markViewSchema>;

/** A mark that was taken back; `stays` tells which older rules stay replaced all the same, and by whom. */
export const markWithdrawalSchema = markViewSchema.extend({ stays: z.array(z.string()) });
export type MarkWithdrawal = z.infer<typeof markWithdrawalSchema>;

/** What a mark changed; ids only, so that taking it back can restore exactly that. */
export const markEffectSchema = z.object({
  /** The record as it was; null when there was none. */
  record: z
    .object({ id: z.uuid(), status: z.enum(["open", "extracted", "dismissed"]), path: z.string() })
    .nullable()
    .default(null),
  /** The mark led into learning: what was learned from it goes when it is taken back. */
  taught: z.boolean().default(false),
  resolutionIds: z.array(z.uuid()).default([]),
  factIds: z.array(z.uuid()).default([]),
});
export type MarkEffect = z.infer<typeof markEffectSchema>;

/** A decision that came of the prompt and is in force: a mark leaves it, and offers to undo it. */
export const inForceSchema = z.object({ resolutionId: z.uuid(), rule: ruleReferenceSchema });

export const markResultSchema = z.object({
  mark: markViewSchema,
  /** Heed reads the prompt now. */
  taught: z.boolean(),
  /** Proposals and open questions that went, and facts that were retired. */
  takenBack: z.object({ proposals: z.int(), facts: z.int() }),
  inForce: z.array(inForceSchema),
});
export type MarkResult = z.infer<typeof markResultSchema>;
