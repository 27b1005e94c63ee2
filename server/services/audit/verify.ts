import type { z } from "zod";
import { entryHash, genesisHash, payloadDigest } from "@/core/audit/chain";
import { type AuditVerification, verifyAuditInputSchema } from "@/core/audit/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader, type Transaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { sha256 } from "./emit-audit";
import { type AuditContext, type ReadableChain, readableChain } from "./internal";

const BATCH = 1_000;

/**
 * Walks a whole chain and recomputes every hash and every payload digest that was not erased
 * (trust.md section 7).
 * @throws FORBIDDEN for a project's chain without the right to read all of it
 */
export async function verifyAudit({
  ctx,
  input,
}: VerbArguments<z.input<typeof verifyAuditInputSchema>, AuditContext>): Promise<AuditVerification> {
  const { layer } = verifyAuditInputSchema.parse(input);
  await requirePermission(ctx, layer === "project" ? "audit:read" : "own:read");
  const chain = await readableChain(ctx, layer);
  if (!chain) {
    const nothing = { entries: 0, erasedPayloads: 0, lastErasedAt: null };
    return { whole: true, ...nothing, brokenAt: null, broken: null, head: "" };
  }
  return walk(ctx, chain);
}

async function walk(ctx: AuditContext, chain: ReadableChain): Promise<AuditVerification> {
  const state = {
    previous: genesisHash(sha256, chain.kind, chain.subjectId),
    seq: 0,
    erasedPayloads: 0,
    lastErasedAt: null as Date | null,
  };
  for (;;) {
    const entries = await readBatch(reader(ctx), chain.id, state.seq);
    for (const entry of entries) {
      const misfit = misfitOf(entry, state);
      if (misfit) return report(chain, state, brokenBy(entry, misfit, state.seq + 1));
      state.seq = entry.seq;
      state.previous = entry.hash;
      const erasedAt = entry.payload?.erasedAt;
      if (!erasedAt) continue;
      state.erasedPayloads += 1;
      if (!state.lastErasedAt || erasedAt > state.lastErasedAt) state.lastErasedAt = erasedAt;
    }
    if (entries.length < BATCH) break;
  }
  // Entries may have been cut off at the end: head and number say how far the chain went. New ones may
  // have come since the head was read, so only a shorter walk is a break.
  const isShort = state.seq < chain.seq || (state.seq === chain.seq && state.previous !== chain.head);
  const end = { kind: "missing", entryId: null, action: null, at: null } as const;
  return report(chain, state, isShort ? { seq: state.seq + 1, ...end } : null);
}

type WalkState = { previous: string; seq: number; erasedPayloads: number; lastErasedAt: Date | null };

function report(
  chain: ReadableChain,
  state: WalkState,
  broken: AuditVerification["broken"],
): AuditVerification {
  return {
    whole: broken === null,
    entries: state.seq,
    erasedPayloads: state.erasedPayloads,
    lastErasedAt: state.lastErasedAt,
    brokenAt: broken?.seq ?? null,
    broken,
    head: chain.head,
  };
}

const batchSelect = {
  id: true,
  chainId: true,
  seq: true,
  action: true,
  entityType: true,
  entityId: true,
  actorType: true,
  actor: true,
  at: true,
  payloadDigest: true,
  previousHash: true,
  hash: true,
  payload: {
    select: {
      before: true,
      after: true,
      actorId: true,
      actorName: true,
      origin: true,
      salt: true,
      erasedAt: true,
    },
  },
} satisfies Prisma.AuditEntrySelect;

type BatchRow = Prisma.AuditEntryGetPayload<{ select: typeof batchSelect }>;

function readBatch(tx: Transaction, chainId: string, after: number): Promise<BatchRow[]> {
  return tx.auditEntry.findMany({
    where: { chainId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    take: BATCH,
    select: batchSelect,
  });
}

type Misfit = NonNullable<AuditVerification["broken"]>["kind"];

/** What does not fit at an entry: a gap before it, its link, its own fields, or what its payload says. */
function misfitOf(row: BatchRow, state: WalkState): Misfit | null {
  const { hash, payload, at, ...entry } = row;
  if (entry.seq !== state.seq + 1) return "missing";
  if (entry.previousHash !== state.previous) return "link";
  if (entryHash(sha256, { ...entry, at: at.toISOString() }) !== hash) return "entry";
  if (!payload) return "payload";
  if (payload.erasedAt) return null;
  const { salt, erasedAt: _erasedAt, ...content } = payload;
  return payloadDigest(sha256, salt, content) === entry.payloadDigest ? null : "payload";
}

/** A missing entry has nothing to show but its number. */
function brokenBy(row: BatchRow, kind: Misfit, seq: number): NonNullable<AuditVerification["broken"]> {
  if (kind === "missing") return { seq, kind, entryId: null, action: null, at: null };
  return { seq, kind, entryId: row.id, action: row.action, at: row.at };
}
