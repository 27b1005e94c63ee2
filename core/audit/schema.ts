import { z } from "zod";
import { AUDIT_ACTIONS, CHAIN_KINDS } from "./actions";

/** A project's shared chain, the reader's own, or the instance's (its admins only). */
export const auditLayerSchema = z.enum(["project", "personal", "instance"]);
export type AuditLayer = z.infer<typeof auditLayerSchema>;

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
/** What does not fit at the first broken entry. */
export const auditBreakSchema = z.enum(["missing", "entry", "link", "payload"]);

export const auditVerificationSchema = z.object({
  whole: z.boolean(),
  entries: z.int(),
  erasedPayloads: z.int(),
  lastErasedAt: z.date().nullable(),
  /** Sequence number of the first entry that does not fit. */
  brokenAt: z.int().nullable(),
  /** The first broken entry itself; null fields when it is missing. */
  broken: z
    .object({
      seq: z.int(),
      kind: auditBreakSchema,
      entryId: z.string().nullable(),
      action: z.string().nullable(),
      at: z.date().nullable(),
    })
    .nullable(),
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

const CHAIN_NAME = new RegExp(`^(?:${CHAIN_KINDS.join("|")}):[0-9a-f-]{36}$`);

/** As in `auditHeads` of a bundle: kind and subject, and the number of the head that was kept. */
export const findWitnessInputSchema = z.object({
  chain: z.string().regex(CHAIN_NAME),
  seq: z.coerce.number().int().min(1),
});

/** Answer of `GET /api/v1/audit/witness`. `hash` null: there is no such entry (any more). */
export const auditWitnessSchema = z.object({
  chain: z.string(),
  seq: z.int(),
  hash: z.string().nullable(),
  head: z.object({ seq: z.int(), hash: z.string() }),
});
export type AuditWitness = z.infer<typeof auditWitnessSchema>;
