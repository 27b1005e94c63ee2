import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";

/** Own exemptions only: the reason is nobody else's business (trust.md section 4). */
export const exemptionViewSchema = z.object({
  id: z.uuid(),
  rule: ruleReferenceSchema,
  span: z.string(),
  reason: z.string(),
  sessionId: z.uuid().nullable(),
  expiresAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ExemptionView = z.infer<typeof exemptionViewSchema>;
export const exemptionPageSchema = z.object({
  items: z.array(exemptionViewSchema),
  nextCursor: z.string().nullable(),
});
export const listExemptionsInput = z.object({
  ruleId: z.uuid().optional(),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListExemptionsInput = z.infer<typeof listExemptionsInput>;
