import { z } from "zod";
import { ruleReferenceSchema } from "../rule/output";
import { severitySchema } from "../rule/schema";

/** said: a correction or wish · relapse: said again under a rule in force · decline: by a model reviewer */
export const OCCURRENCE_KINDS = ["said", "relapse", "decline"] as const;
export const occurrenceKindSchema = z.enum(OCCURRENCE_KINDS);
export type OccurrenceKind = z.infer<typeof occurrenceKindSchema>;

/** A family of the person's own library (learning.md section 6). */
export const familySchema = z.object({
  id: z.uuid(),
  topic: z.string(),
  severity: severitySchema,
  /** A person chose the severity; harm and repetition do not move it. */
  severityChosen: z.boolean(),
  occurrences: z.int(),
  /** With a half-life of 30 days, as of now. */
  weight: z.number(),
  lastRecurredAt: z.date().nullable(),
  dismissedAt: z.date().nullable(),
  /** Told at the start of every session. */
  standing: z.boolean(),
  /** It counts in every project of the person. */
  everywhere: z.boolean(),
  rules: z.int(),
});
export type FamilyView = z.infer<typeof familySchema>;

export const familyWeekSchema = z.object({
  /** Monday, UTC. */
  week: z.date(),
  said: z.int(),
  relapse: z.int(),
  decline: z.int(),
});
export type FamilyWeek = z.infer<typeof familyWeekSchema>;

export const familyDetailSchema = familySchema.extend({
  rules: z.int(),
  members: z.array(ruleReferenceSchema),
  weeks: z.array(familyWeekSchema),
  declines: z.array(
    z.object({
      id: z.uuid(),
      summary: z.string(),
      reviewer: z.string(),
      occurredAt: z.date(),
      sessionId: z.uuid(),
      eventId: z.uuid(),
    }),
  ),
});
export type FamilyDetail = z.infer<typeof familyDetailSchema>;

export const FAMILY_SORTS = ["rank", "weight", "occurrences", "recent"] as const;
export const listFamiliesInput = z.object({
  search: z.string().trim().max(80).optional(),
  dismissed: z.boolean().default(false),
  sort: z.enum(FAMILY_SORTS).default("rank"),
  cursor: z.string().max(300).optional(),
  limit: z.int().min(1).max(100).default(30),
});
export const familyPageSchema = z.object({
  items: z.array(familySchema),
  nextCursor: z.string().nullable(),
});
export const findFamilyInput = z.object({ topic: z.string().min(1).max(80) });
export const familyIdInput = z.object({ familyId: z.uuid() });
/** Null: back to what harm and repetition say. */
export const setFamilySeverityInput = familyIdInput.extend({ severity: severitySchema.nullable() });

export const recordDeclineInput = z.object({
  eventId: z.uuid(),
  /** Key of the family; one of those that the reviewer was given. */
  topic: z.string().min(1).max(80),
  severity: severitySchema.default("major"),
  /** One line without paths and secrets. */
  summary: z.string().trim().min(3).max(300),
  /** Which reviewer: `server:<model>` or `client:<host>`. */
  reviewer: z.string().min(1).max(80),
});
export type RecordDeclineInput = z.input<typeof recordDeclineInput>;
