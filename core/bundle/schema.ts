import { z } from "zod";
import { repositorySchema } from "../delivery/repository-rules";
import {
  applicabilitySchema,
  layerSchema,
  modeSchema,
  onExhaustedSchema,
  scopeSchema,
  severitySchema,
  tierSchema,
  type VerifierSpec,
} from "../rule/schema";
import { shapeSchema } from "../rule/shape";

export const bundleRuleSchema = z.object({
  id: z.uuid(),
  /** `R12` (own) or `P4` (project). */
  number: z.string(),
  layer: layerSchema,
  scope: scopeSchema,
  /** Host session of a session rule. */
  session: z.string().optional(),
  version: z.int().positive(),
  mode: modeSchema,
  severity: severitySchema,
  tier: tierSchema,
  topic: z.string(),
  statement: z.string(),
  instruction: z.string(),
  message: z.string(),
  remedy: z.string().nullable(),
  applicability: applicabilitySchema,
  verifier: z.custom<VerifierSpec>((value) => typeof value === "object" && value !== null).nullable(),
  onExhausted: onExhaustedSchema,
  /** The words of the bundle's own person, never a colleague's (trust.md section 5). */
  words: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  /** Shown with the rule: `you`, or the names of the approvers of a shared rule. */
  author: z.string(),
  approvers: z.array(z.string()).default([]),
  /** With `sharedRules: review`: changed for this person and not accepted yet, so its mode here is `observe`. */
  awaitsReview: z.boolean().optional(),
  createdAt: z.iso.datetime(),
  /** Number of the stronger rule on the same claim; a masked rule is not enforced. */
  maskedBy: z.string().nullable(),
  /** Weighted occurrences of the family (ranking of the standing block). */
  weight: z.number().default(0),
  occurrences: z.int().default(0),
  lastRecurredAt: z.iso.datetime().nullable(),
  /** How grave its family is; decides, with the occurrences, whether it stands in the block of every session. */
  familySeverity: severitySchema.optional(),
  /** Left out for a rule that stands alone. */
  shape: shapeSchema.optional(),
  /** Of a part or a special case: in force only together with this rule, and within its applicability. */
  parent: z.uuid().optional(),
  within: applicabilitySchema.optional(),
});
export type BundleRule = z.infer<typeof bundleRuleSchema>;

/** Positions in `rules`, so that an event meets few rules (enforcement.md section 7). */
export const bundleIndexSchema = z.object({
  /** By program name of a shell command; `*` for rules that need every command. */
  shell: z.record(z.string(), z.array(z.int())),
  /** By lower-case file extension with dot; `*` for rules that need every path. */
  file: z.record(z.string(), z.array(z.int())),
  read: z.array(z.int()),
  tool: z.record(z.string(), z.array(z.int())),
  turnFinished: z.array(z.int()),
  /** Rules with a required step, to be looked at before a commit or another trigger. */
  steps: z.array(z.int()),
  /** Composites: judged by what their parts find. */
  composites: z.array(z.int()).optional(),
});
export type BundleIndex = z.infer<typeof bundleIndexSchema>;

/** One line for the person, shown once (learning.md section 8). */
export const noticeSchema = z.object({
  id: z.string(),
  text: z.string().max(500),
  ruleId: z.uuid().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Everything that is in force for one person in one project. */
/** A shared rule that this person muted: listed by the client, never evaluated. */
export const mutedRuleSchema = z.object({ id: z.uuid(), number: z.string(), statement: z.string() });
export type MutedRule = z.infer<typeof mutedRuleSchema>;

export const bundleSchema = z.object({
  schemaVersion: z.literal(1),
  project: z.string(),
  revision: z.object({ personal: z.int(), project: z.int() }),
  /** SHA-256 over revision and rules, hex. */
  hash: z.string(),
  generatedAt: z.iso.datetime(),
  auditHeads: z.record(z.string(), z.string()),
  notices: z.array(noticeSchema),
  standingBlock: z.enum(["when-needed", "every-prompt"]),
  rules: z.array(bundleRuleSchema),
  muted: z.array(mutedRuleSchema).default([]),
  /** What may stand in the project's repository; left out where nothing may (enforcement.md section 6). */
  repository: repositorySchema.optional(),
  index: bundleIndexSchema,
});
export type Bundle = z.infer<typeof bundleSchema>;
