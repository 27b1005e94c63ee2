import { z } from "zod";
import { ruleIdWithReasonInput } from "./input";
import { ruleSummarySchema } from "./output";
import { statementSchema } from "./schema";

export const attachRuleInput = ruleIdWithReasonInput.extend({ parentId: z.uuid() });
export const createCompositeInput = z.object({
  statement: statementSchema,
  /** Own rules that belong together, in the order in which they are told. */
  partIds: z.array(z.uuid()).min(2).max(20),
});

/** A rule of the first level with what stands under it. */
export const ruleBranchSchema = z.object({
  rule: ruleSummarySchema,
  /** False for a parent that is only listed because a child of it is what was looked for. */
  matches: z.boolean(),
  children: z.array(z.object({ rule: ruleSummarySchema, matches: z.boolean() })),
});
export type RuleBranch = z.infer<typeof ruleBranchSchema>;
export const ruleTreeSchema = z.object({
  items: z.array(ruleBranchSchema),
  nextCursor: z.string().nullable(),
});
