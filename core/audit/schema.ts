import { z } from "zod";
import { AUDIT_ACTIONS } from "./actions";

/** A project's shared chain, or the reader's own. */
export const auditLayerSchema = z.enum(["project", "personal"]);

export const auditFilterSchema = z.object({
  layer: auditLayerSchema.default("project"),
  /** Any of them; empty means all. */
  action: z.array(z.enum(AUDIT_ACTIONS)).max(AUDIT_ACTIONS.length).default([]),
  /** Ids of users, any of them. */
  actorId: z.array(z.uuid()).max(50).default([]),
  entityType: z.string().max(60).optional(),
  entityId: z.string().max(100).optional(),
  from: z.date().optional(),
  to: z.date().optional(),
});

export const listAuditInputSchema = auditFilterSchema.extend({
  /** Sequence number of the last entry seen. */
  cursor: z.int().positive().nullish(),
  limit: z.int().min(1).max(100).default(50),
});

export const auditEntrySchema = z.object({
  id: z.uuid(),
  seq: z.int(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string(),
  actorType: z.string(),
  /** Null when the payload has been erased. */
  actorName: z.string().nullable(),
  origin: z.string(),
  at: z.date(),
  erasedAt: z.date().nullable(),
});
export type AuditEntryItem = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  nextCursor: z.int().nullable(),
  /** False: only the reader's own actions are listed (trust.md section 4). */
  complete: z.boolean(),
});

export const getAuditInputSchema = z.object({ layer: auditLayerSchema, entryId: z.uuid() });
export const auditDetailSchema = auditEntrySchema.extend({
  before: z.unknown(),
  after: z.unknown(),
  hash: z.string(),
  previousHash: z.string(),
});
export type AuditDetail = z.infer<typeof auditDetailSchema>;

export const verifyAuditInputSchema = z.object({ layer: auditLayerSchema });
export const auditVerificationSchema = z.object({
  whole: z.boolean(),
  entries: z.int(),
  erasedPayloads: z.int(),
  lastErasedAt: z.date().nullable(),
  /** Sequence number of the first entry that does not fit. */
  brokenAt: z.int().nullable(),
  head: z.string(),
});
export type AuditVerification = z.infer<typeof auditVerificationSchema>;

export const exportAuditInputSchema = auditFilterSchema.extend({ format: z.enum(["csv", "json"]) });
export const auditExportSchema = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  content: z.string(),
  /** True when older entries did not fit. */
  truncated: z.boolean(),
});
