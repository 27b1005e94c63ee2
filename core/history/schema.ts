import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";

/** One step of a topic's story. */
export const historyStepSchema = z.object({
  resolutionId: z.uuid().nullable(),
  /** `learned`, `updated`, `replaced`, `repeated`, `undone`. */
  step: z.enum(["learned", "updated", "replaced", "repeated", "undone"]),
  rule: ruleReferenceSchema,
  /** The rule that lost its place. */
  replaced: ruleReferenceSchema.nullable(),
  decisionLine: z.string(),
  reason: z.string(),
  words: z.string().nullable(),
  at: z.date(),
  undoneAt: z.date().nullable(),
  /** True when a rollback of this step is possible now. */
  canRollBack: z.boolean(),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** All steps of one topic, oldest first; a chain is what superseded what. */
export const historyChainSchema = z.object({
  topic: z.string(),
  /** The rule that counts now, if any. */
  current: ruleReferenceSchema.nullable(),
  steps: z.array(historyStepSchema),
  lastAt: z.date(),
});
export type HistoryChain = z.infer<typeof historyChainSchema>;
export const historyPageSchema = z.object({
  items: z.array(historyChainSchema),
  nextCursor: z.string().nullable(),
});

export const listHistoryInput = z.object({
  topic: z.string().max(80).optional(),
  ruleId: z.uuid().optional(),
  /** Only topics in which something replaced something. */
  onlyReplaced: z.boolean().default(false),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(50).default(20),
});
export type ListHistoryInput = z.infer<typeof listHistoryInput>;

export const rollbackInput = z.object({ resolutionId: z.uuid() });
export const rollbackPreviewSchema = z.object({
  /** One sentence of what would happen. */
  summary: z.string(),
  activates: z.array(ruleReferenceSchema),
  archives: z.array(ruleReferenceSchema),
  /** Further rules that hang on the ones above, with the reason. */
  cascades: z.array(z.object({ rule: ruleReferenceSchema, effect: z.string() })),
  /** Null when it can be done. */
  refused: z.string().nullable(),
});
export type RollbackPreview = z.infer<typeof rollbackPreviewSchema>;
