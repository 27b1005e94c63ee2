import { z } from "zod";
import { factSourceSchema } from "../fact/schema";
import type { AgentAction } from "../hook-event/schema";
import { applicabilitySchema, claimSchema, scopeSchema, severitySchema } from "../rule/schema";
import type { AddedTopic } from "../topics/added-topics";

export const DIRECTIVE_FORMS = [
  "forbid",
  "require",
  "replace",
  "order",
  "limit",
  "format",
  "location",
  "ask_first",
  "clean_up",
  "fact",
] as const;
export const directiveFormSchema = z.enum(DIRECTIVE_FORMS);
export type DirectiveForm = z.infer<typeof directiveFormSchema>;

/**
 * One atomic wish, before resolution (learning.md section 4). JSON on the Resolution row.
 * `terms` are the words of the wish by role, normalised where known; recipes read them.
 */
export const ruleCandidateSchema = z.object({
  form: directiveFormSchema,
  /** Atomic, self-contained, one line, in the person's language: “Use pnpm, not npm.” */
  directive: z.string().min(1).max(300),
  /** The part of the message it comes from, as typed. */
  words: z.string().max(2000),
  claim: claimSchema,
  terms: z.object({
    /** What is not wanted: `npm`, `git push --force`, `console.log`. */
    unwanted: z.array(z.string().max(300)).default([]),
    /** What is wanted (instead): `pnpm`, `logger`. */
    wanted: z.array(z.string().max(300)).default([]),
    /** The act or object that triggers the wish: `commit`, `*.ts`, `finishing`. */
    trigger: z.array(z.string().max(300)).default([]),
    /** For `order`: what has to come first: `npm test`. */
    step: z.array(z.string().max(300)).default([]),
    /** For `location`: where it belongs. */
    place: z.array(z.string().max(300)).default([]),
    number: z.number().optional(),
    unit: z.string().max(40).optional(),
  }),
  applicability: applicabilitySchema,
  scope: scopeSchema,
  source: factSourceSchema,
  confidence: z.number().min(0).max(1),
  severity: severitySchema,
  language: z.string().max(12),
});
export type RuleCandidate = z.infer<typeof ruleCandidateSchema>;

/** What the extractor reads; `act` is the referent that detection found. */
export type ExtractionInput = {
  message: string;
  language: string;
  act?: AgentAction;
  /** Package of a monorepo that the act lies in. */
  actPackage?: string;
  /** The agent's words, when they are what is corrected. */
  actMessage?: string;
  /** The original request of the task. */
  request?: string;
  /** Subject areas that an admin added to the built-in ones. */
  topics?: AddedTopic[];
  label: "correction" | "preference" | "dissatisfaction" | "rewrite" | "none";
};

/** Empty `candidates` come with a reason: “one-off value”, “complaint without a wish” … */
export type ExtractionResult = { candidates: RuleCandidate[]; reason: string | null };
