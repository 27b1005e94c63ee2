import { z } from "zod";
import { ruleApprovalSchema } from "../rule/output";
import { modeSchema, ruleStatusSchema, severitySchema } from "../rule/schema";

export const listInstanceProjectsInput = z.object({
  /** Part of a name or a slug. */
  search: z.string().trim().max(200).default(""),
  /** Id of the last project seen. */
  cursor: z.uuid().nullish(),
  limit: z.int().min(1).max(100).default(25),
});

export const instanceProjectInput = z.object({ projectId: z.uuid() });

export const listInstanceRulesInput = instanceProjectInput.extend({
  /** Id of the last rule seen. */
  cursor: z.uuid().nullish(),
  limit: z.int().min(1).max(100).default(25),
});

/** A project as an instance admin sees it: how much there is, nothing of what somebody said (trust.md section 4). */
export const instanceProjectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  members: z.int(),
  /** Shared rules only; `ended` is superseded, archived or dismissed. */
  sharedRules: z.object({ active: z.int(), proposed: z.int(), paused: z.int(), ended: z.int() }),
  /** Events that are kept; null where fewer than three people made them. */
  storedEvents: z.int().nullable(),
  createdAt: z.date(),
  archivedAt: z.date().nullable(),
});
export type InstanceProject = z.infer<typeof instanceProjectSchema>;

export const instanceProjectPageSchema = z.object({
  items: z.array(instanceProjectSchema),
  nextCursor: z.uuid().nullable(),
});
export type InstanceProjectPage = z.infer<typeof instanceProjectPageSchema>;

const instanceVersionSchema = z.object({
  version: z.int(),
  statement: z.string(),
  instruction: z.string(),
  message: z.string(),
  remedy: z.string().nullable(),
  authorName: z.string(),
  createdAt: z.date(),
  approvals: z.array(ruleApprovalSchema),
});
export type InstanceVersion = z.infer<typeof instanceVersionSchema>;

/** A shared rule with what everybody in its project may read of it, and nothing more. */
export const instanceRuleSchema = z.object({
  id: z.uuid(),
  /** `P4`. */
  number: z.string(),
  statement: z.string(),
  status: ruleStatusSchema,
  mode: modeSchema,
  severity: severitySchema,
  topic: z.string(),
  /** Number of the shared rule that took its place. */
  supersededBy: z.string().nullable(),
  /** Newest first. */
  versions: z.array(instanceVersionSchema),
  /** Excerpts that their author released. */
  released: z.array(z.string()),
  /** Null where fewer than three people make up the count. */
  violations: z.int().nullable(),
});
export type InstanceRule = z.infer<typeof instanceRuleSchema>;

export const instanceRulePageSchema = z.object({
  items: z.array(instanceRuleSchema),
  nextCursor: z.uuid().nullable(),
});
export type InstanceRulePage = z.infer<typeof instanceRulePageSchema>;
