import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";
import { factSourceSchema, learnedFactSchema } from "./schema";

export const factViewSchema = learnedFactSchema.extend({
  id: z.uuid(),
  topic: z.string(),
  /** Confidence it started with; together with the two counts it explains the present one. */
  initial: z.number(),
  confirmations: z.int(),
  contradictions: z.int(),
  words: z.string().nullable(),
  sessionId: z.uuid().nullable(),
  eventId: z.uuid().nullable(),
  rules: z.array(ruleReferenceSchema),
  expiresAt: z.date().nullable(),
  retiredAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type FactView = z.infer<typeof factViewSchema>;

export const factPageSchema = z.object({
  items: z.array(factViewSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
});

export const listFactsInput = z.object({
  search: z.string().trim().max(200).optional(),
  source: z.array(factSourceSchema).max(4).optional(),
  /** Default: those in force. */
  retired: z.boolean().default(false),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListFactsInput = z.infer<typeof listFactsInput>;
export const factIdInput = z.object({ factId: z.uuid() });
