import { z } from "zod";
import {
  layerSchema,
  modeSchema,
  policySchema,
  ruleContentSchema,
  ruleStatusSchema,
  scopeSchema,
  severitySchema,
  tierSchema,
} from "./schema";

export const ruleIdInput = z.object({ ruleId: z.uuid() });
const reason = z.string().trim().max(500);
export const ruleIdWithReasonInput = ruleIdInput.extend({ reason: reason.default("") });

export const RULE_HEALTH_FILTERS = ["noisy", "relapsing", "unused", "working"] as const;
export const RULE_SORTS = ["updated", "created", "fired", "severity"] as const;

/** Longest words of a search and longest topic, in characters. */
export const MAX_RULE_SEARCH = 200;
export const MAX_TOPIC_FILTER = 80;

export const listRulesInput = z.object({
  search: z.string().trim().max(MAX_RULE_SEARCH).optional(),
  layer: z.array(layerSchema).max(2).optional(),
  status: z.array(ruleStatusSchema).max(6).optional(),
  mode: z.array(modeSchema).max(3).optional(),
  tier: z.array(tierSchema).max(3).optional(),
  scope: z.array(scopeSchema).max(3).optional(),
  severity: z.array(severitySchema).max(4).optional(),
  topic: z.string().max(MAX_TOPIC_FILTER).optional(),
  host: z.string().max(40).optional(),
  mine: z.boolean().optional(),
  health: z.enum(RULE_HEALTH_FILTERS).optional(),
  sort: z.enum(RULE_SORTS).default("updated"),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListRulesInput = z.infer<typeof listRulesInput>;

export const createRuleInput = z.object({
  content: ruleContentSchema,
  layer: layerSchema.default("personal"),
  scope: scopeSchema.default("project"),
  mode: modeSchema.default("remind"),
  reason: reason.default("Written by hand."),
});
export type CreateRuleInput = z.input<typeof createRuleInput>;

export const reviseRuleInput = ruleIdInput.extend({
  expectedVersion: z.int().positive(),
  content: ruleContentSchema,
  reason: reason.min(1).default("Edited by hand."),
});
export type ReviseRuleInput = z.input<typeof reviseRuleInput>;

/** Accept: puts a proposed, paused or archived rule in force. Without a mode it keeps its own. */
export const activateRuleInput = ruleIdWithReasonInput.extend({ mode: modeSchema.optional() });
export const setModeInput = ruleIdWithReasonInput.extend({ mode: modeSchema });
export const bulkPauseInput = z.object({
  ruleIds: z.array(z.uuid()).min(1).max(100),
  reason: reason.default(""),
});

/** Old content as a new version; also takes a rule out of the archive. */
export const restoreRuleInput = ruleIdWithReasonInput.extend({ version: z.int().positive().optional() });
export const snoozeRuleInput = ruleIdInput.extend({ days: z.int().min(1).max(90).default(7) });
export const mergeRulesInput = z.object({
  targetId: z.uuid(),
  sourceIds: z.array(z.uuid()).min(1).max(20),
  reason: reason.default(""),
});
export const undoMergeInput = z.object({ targetId: z.uuid() });
export const supersedeRuleInput = z.object({ oldId: z.uuid(), newId: z.uuid(), reason: reason.default("") });

/** `rule` is an id or a number such as `R12`; without it the last thing learned is taken back. */
export const undoRuleInput = z.object({ rule: z.string().max(40).optional() });

export const proposeRuleInput = ruleIdInput.extend({
  /** Of the preview: nothing is released that its author did not read (trust.md section 4). */
  contentHash: z.string().length(64),
  /** Evidence excerpts that colleagues may read; the author can edit them first. */
  releases: z
    .array(z.object({ evidenceId: z.uuid(), excerpt: z.string().trim().max(500) }))
    .max(10)
    .default([]),
  mode: modeSchema.default("remind"),
  reason: reason.default(""),
});
/** Consent to exactly this content: any later change voids it (trust.md section 5). */
export const approveRuleInput = ruleIdInput.extend({
  contentHash: z.string().length(64),
  /** As proposed, or milder. */
  mode: modeSchema.optional(),
  /** What the approver ticked of `toldCommands`: every agent will run it. */
  acknowledgedCommands: z.array(z.string().max(20_000)).max(100).default([]),
});
export const releaseEvidenceInput = z.object({
  evidenceId: z.uuid(),
  released: z.boolean(),
  excerpt: z.string().trim().max(500).optional(),
});

/** Whether shared rules count for this person at once, or only observe until accepted (trust.md section 5). */
export const setSharingInput = z.object({ sharedRules: policySchema.shape.sharedRules.unwrap() });
/** Accepts exactly what was shown. */
export const acceptSharedRuleInput = ruleIdInput.extend({ contentHash: z.string().length(64) });
