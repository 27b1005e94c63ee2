import { z } from "zod";
import { reminderReasonSchema } from "./reminder";
import {
  backtestReportSchema,
  claimSchema,
  layerSchema,
  modeSchema,
  policySchema,
  ruleContentSchema,
  ruleStatusSchema,
  scopeSchema,
  severitySchema,
  tierSchema,
  verificationReportSchema,
} from "./schema";
import { shapeSchema } from "./shape";

/** Enough to name a rule and link to it. */
export const ruleReferenceSchema = z.object({
  id: z.uuid(),
  /** `R12` (own) or `P4` (project). */
  number: z.string(),
  statement: z.string(),
  layer: layerSchema,
  status: ruleStatusSchema,
  mode: modeSchema,
});
export type RuleReference = z.infer<typeof ruleReferenceSchema>;

export const ruleHealthSchema = z.object({
  /** `everyone`, or `you` where fewer than three people make up the counts (trust.md section 4). */
  counts: z.enum(["everyone", "you"]),
  chances: z.int(),
  fired: z.int(),
  fixed: z.int(),
  exhausted: z.int(),
  exempted: z.int(),
  falsePositives: z.int(),
  relapses: z.int(),
  occurrences: z.int(),
});
export type RuleHealth = z.infer<typeof ruleHealthSchema>;

export const ruleSummarySchema = ruleReferenceSchema.extend({
  scope: scopeSchema,
  topic: z.string(),
  severity: severitySchema,
  tier: tierSchema,
  source: z.string(),
  /** Version that the edit form must name (optimistic lock). */
  version: z.int(),
  isMine: z.boolean(),
  authorName: z.string(),
  hosts: z.array(z.string()),
  paths: z.array(z.string()),
  shape: shapeSchema,
  /** Why it has no check and only reminds; null for a check and for what only holds parts together. */
  reminder: reminderReasonSchema.nullable(),
  parent: ruleReferenceSchema.nullable(),
  /** Rules under it, of any status. */
  childCount: z.int(),
  /** The stronger rule on the same claim, for this person: while it is in force, this one is not enforced. */
  maskedBy: ruleReferenceSchema.nullable(),
  supersededBy: ruleReferenceSchema.nullable(),
  localException: z.boolean(),
  statusReason: z.string(),
  snoozedUntil: z.date().nullable(),
  health: ruleHealthSchema,
  lastRecurredAt: z.date().nullable(),
  activatedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type RuleSummary = z.infer<typeof ruleSummarySchema>;

export const ruleEvidenceSchema = z.object({
  id: z.uuid(),
  /** `correction`, `relapse`, `preference`, `merge`, `import` … */
  kind: z.string(),
  excerpt: z.string(),
  occurredAt: z.date(),
  isMine: z.boolean(),
  /** Who said it. */
  saidBy: z.string(),
  released: z.boolean(),
  /** Links, for the author only. */
  sessionId: z.uuid().nullable(),
  eventId: z.uuid().nullable(),
  recordId: z.uuid().nullable(),
  factId: z.uuid().nullable(),
});
export type RuleEvidence = z.infer<typeof ruleEvidenceSchema>;

export const ruleApprovalSchema = z.object({
  approverName: z.string(),
  isMine: z.boolean(),
  /** False once the content changed after the approval. */
  valid: z.boolean(),
  /** The strictest mode that it covers. */
  mode: modeSchema,
  at: z.date(),
});

export const ruleVersionSchema = z.object({
  version: z.int(),
  content: ruleContentSchema,
  contentHash: z.string(),
  report: verificationReportSchema.nullable(),
  backtest: backtestReportSchema.nullable(),
  authorName: z.string(),
  /** `user`, `cli_token` or `system_job`. */
  authorType: z.string(),
  reason: z.string(),
  createdAt: z.date(),
  approvals: z.array(ruleApprovalSchema),
});
export type RuleVersionView = z.infer<typeof ruleVersionSchema>;

/** What this person may do with this rule now; the buttons of the page. */
export const ruleAbilitiesSchema = z.object({
  edit: z.boolean(),
  activate: z.boolean(),
  pause: z.boolean(),
  archive: z.boolean(),
  restore: z.boolean(),
  undo: z.boolean(),
  propose: z.boolean(),
  approve: z.boolean(),
  /** Why this person cannot approve, in words; null when they can. */
  approveBlockedBecause: z.string().nullable(),
  /** All that is missing is a sign-in within the last hour. */
  approveNeedsSignIn: z.boolean(),
  /** To take a shared rule out of force on one's own machines, and back in. */
  mute: z.boolean(),
});

/** A content and the mode in which it counts. */
const countingVersionSchema = z.object({ version: z.int(), mode: modeSchema, content: ruleContentSchema });

/** How a shared rule stands with its people (trust.md section 5). */
export const ruleSharingSchema = z.object({
  /** The newest content, or the mode asked for, waits for a second person. */
  waits: z.boolean(),
  /** What two people agreed on last and everybody is told; null when there is nothing yet. */
  agreed: countingVersionSchema.nullable(),
  /** Only this person's agents are told: they wrote it, and nobody has agreed yet. */
  onlyForMe: z.boolean(),
  /** Each is marked “every agent will run this” and has to be ticked by the approver. */
  commands: z.array(z.string()),
  mutedByMe: z.boolean(),
  /** People who muted it; null = fewer than three (trust.md section 4). */
  mutedBy: z.int().nullable(),
  /** With `sharedRules: review`: the hash that this person has not accepted yet. */
  awaitsMyReview: z.string().nullable(),
});
export type RuleSharing = z.infer<typeof ruleSharingSchema>;

export const ruleDetailSchema = ruleSummarySchema.extend({
  content: ruleContentSchema,
  contentHash: z.string(),
  report: verificationReportSchema.nullable(),
  backtest: backtestReportSchema.nullable(),
  evidence: z.array(ruleEvidenceSchema),
  approvals: z.array(ruleApprovalSchema),
  children: z.array(ruleReferenceSchema),
  supersedes: z.array(ruleReferenceSchema),
  can: ruleAbilitiesSchema,
  /** Null for an own rule. */
  sharing: ruleSharingSchema.nullable(),
});
export type RuleDetail = z.infer<typeof ruleDetailSchema>;

export const rulePageSchema = z.object({
  items: z.array(ruleSummarySchema),
  nextCursor: z.string().nullable(),
});

const tally = z.record(z.string(), z.int());
export const ruleCountsSchema = z.object({
  total: z.int(),
  byStatus: tally,
  byMode: tally,
  byLayer: tally,
  byTier: tally,
  byTopic: tally,
});
export type RuleCounts = z.infer<typeof ruleCountsSchema>;

/** Answer of every verb that changes a rule. */
export const ruleChangeSchema = z.object({
  rule: ruleReferenceSchema.extend({ version: z.int(), scope: scopeSchema }),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

export const reviseResultSchema = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    rule: ruleChangeSchema.shape.rule,
    report: verificationReportSchema.nullable(),
  }),
  /** Someone saved another version in between; `current` is what is there now. */
  z.object({ ok: z.literal(false), reason: z.literal("stale"), current: ruleVersionSchema }),
]);
export type ReviseResult = z.infer<typeof reviseResultSchema>;

export const undoResultSchema = z.object({
  /** One sentence of what was taken back. */
  summary: z.string(),
  archived: z.array(ruleReferenceSchema),
  activated: z.array(ruleReferenceSchema),
});
export type UndoResult = z.infer<typeof undoResultSchema>;

/** What an own rule would say to others, before it is proposed. */
export const proposalPreviewSchema = z.object({
  /** All that everybody in the project and their agents would read. */
  content: ruleContentSchema,
  /** Names exactly this content: what is proposed is what was read. */
  contentHash: z.string(),
  /** The recipe's own words stand for the person's. */
  fromTemplate: z.boolean(),
  commands: z.array(z.string()),
  /** What has to be changed first, in words. */
  problem: z.string().nullable(),
});
export type ProposalPreview = z.infer<typeof proposalPreviewSchema>;

/** What the shared rules of a project ask of this person. */
export const sharingOverviewSchema = z.object({
  sharedRules: policySchema.shape.sharedRules.unwrap(),
  /** Nobody else is in the project. */
  alone: z.boolean(),
  /** In force for their authors only, since somebody joined: a second person has to agree. */
  needSecondPerson: z.array(ruleReferenceSchema),
  /** New or changed, and not accepted by this person yet. */
  toReview: z.array(ruleReferenceSchema.extend({ contentHash: z.string() })),
  muted: z.array(ruleReferenceSchema),
});
export type SharingOverview = z.infer<typeof sharingOverviewSchema>;

export const resolutionViewSchema = z.object({
  id: z.uuid(),
  action: z.enum(["noop", "update", "supersede", "split", "new", "undecided"]),
  decisionLine: z.string(),
  reason: z.string(),
  directive: z.string(),
  claim: claimSchema,
  decidedBy: z.string(),
  target: ruleReferenceSchema.nullable(),
  result: ruleReferenceSchema.nullable(),
  undoneAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ResolutionView = z.infer<typeof resolutionViewSchema>;
