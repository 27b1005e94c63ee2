import { z } from "zod";
import { agentActionSchema } from "../hook-event/schema";
import { recompilationSchema } from "../recompilation/schema";
import { resolutionViewSchema, ruleDetailSchema, ruleReferenceSchema } from "../rule/output";
import { modeSchema } from "../rule/schema";

/**
 * recompilation: a later compiler makes something else of a rule in force ·
 * proposal: an own rule waits for its person · approval: a shared rule waits for a second person ·
 * conflict: the resolver could not decide · question: a prompt that may be a correction ·
 * promotion / demotion: the numbers of a rule say that its mode is wrong ·
 * deadlock: two rules denied each other's remedy in a session of the person
 */
export const INBOX_KINDS = [
  "proposal",
  "approval",
  "conflict",
  "question",
  "promotion",
  "demotion",
  "deadlock",
  "recompilation",
] as const;
export const inboxKindSchema = z.enum(INBOX_KINDS);
export type InboxKind = z.infer<typeof inboxKindSchema>;

/** What a changed mode is proposed for: evidence, and how often the rule could have failed. */
export const modeChangeSchema = z.object({
  from: modeSchema,
  to: modeSchema,
  /** Since when the present mode counts; null: since the rule began. */
  since: z.date().nullable(),
  chances: z.int(),
  fired: z.int(),
  observed: z.int(),
  /** Whose work the counts are of: a shared rule's are everybody's where at least three people make them up. */
  counts: z.enum(["you", "everyone"]),
  /** Days, not stops: at most one per person, rule and day counts. */
  firedDays: z.int(),
  badDays: z.int(),
  relapseDays: z.int(),
  replayAgreement: z.boolean(),
  backtestPassed: z.boolean().nullable(),
  /** The newest of what speaks for it. */
  examples: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(["wrong", "allowed", "relapse"]),
      excerpt: z.string(),
      at: z.date(),
      sessionId: z.uuid().nullable(),
      eventId: z.uuid().nullable(),
    }),
  ),
});
export type ModeChange = z.infer<typeof modeChangeSchema>;

export const inboxItemSchema = z.object({
  /** `<kind>:<uuid>`; what every inbox verb takes. */
  id: z.string(),
  kind: inboxKindSchema,
  /** What is asked, in one sentence. */
  title: z.string(),
  /** Why it is asked. */
  why: z.string(),
  rule: ruleDetailSchema.nullable(),
  resolution: resolutionViewSchema.nullable(),
  /** Promotions and demotions only. */
  modeChange: modeChangeSchema.nullable(),
  /** Recompilations only: what would differ. */
  recompilation: recompilationSchema.nullable(),
  /** Rules that a conflict is about. */
  compared: z.array(ruleReferenceSchema),
  /** The person's own words; of somebody else's proposal only the released excerpt. */
  words: z.string().nullable(),
  /** What the agent had done; own items only. */
  action: agentActionSchema.nullable(),
  request: z.string().nullable(),
  authorName: z.string(),
  isMine: z.boolean(),
  sessionId: z.uuid().nullable(),
  eventId: z.uuid().nullable(),
  createdAt: z.date(),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;
export const inboxPageSchema = z.object({
  items: z.array(inboxItemSchema),
  nextCursor: z.string().nullable(),
});

export const listInboxInput = z.object({
  kind: z.array(inboxKindSchema).max(INBOX_KINDS.length).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(50).default(20),
});
export type ListInboxInput = z.infer<typeof listInboxInput>;

export const inboxCountsSchema = z.object({
  total: z.int(),
  byKind: z.record(inboxKindSchema, z.int()),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

export const inboxItemIdInput = z.object({
  itemId: z
    .string()
    .regex(/^(proposal|approval|conflict|question|promotion|demotion|deadlock|recompilation):[0-9a-f-]{36}$/),
});
export const acceptInboxInput = inboxItemIdInput.extend({
  /** Mode for the accepted rule; default: what the policy or the promotion says. */
  mode: z.enum(["observe", "remind", "block"]).optional(),
  /** Approvals: hash of the content that the approver saw. */
  contentHash: z.string().length(64).optional(),
  /** Approvals: what the approver ticked; every agent will run it. */
  acknowledgedCommands: z.array(z.string().max(20_000)).max(100).optional(),
  /** Conflicts: what to do. */
  choice: z.enum(["keep_both", "replace", "keep_old"]).optional(),
});
export const snoozeInboxInput = inboxItemIdInput.extend({ days: z.int().min(1).max(90).default(7) });
export const inboxResultSchema = z.object({
  itemId: z.string(),
  /** What happened, for the toast with “Undo”. */
  summary: z.string(),
  rule: ruleReferenceSchema.nullable(),
});
export type InboxResult = z.infer<typeof inboxResultSchema>;
