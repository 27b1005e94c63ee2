import type { z } from "zod";
import { entryHash, genesisHash, payloadDigest } from "@/core/audit/chain";
import { type AuditVerification, verifyAuditInputSchema } from "@/core/audit/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader, type Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { sha256 } from "./emit-audit";
import { type ReadableChain, readableChain } from "./internal";

const BATCH = 1_000;

/**
 * Walks a whole chain and recomputes every hash and every payload digest that was not erased
 * (trust.md section 7).
 * @throws FORBIDDEN for a project's chain without the right to read all of it
 */
export async function verifyAudit({
  ctx,
  input,
}: VerbArguments<z.input<typeof verifyAuditInputSchema>>): Promise<AuditVerification> {
  const { layer } = verifyAuditInputSchema.parse(input);
  await requirePermission(ctx, layer === "project" ? "audit:read" : "own:read");
  const chain = await readableChain(ctx, layer);
  if (!chain) {
    return { whole: true, entries: 0, erasedPayloads: 0, lastErasedAt: null, brokenAt: null, head: "" };
  }
  return walk(ctx, chain);
}

async function walk(ctx: ProjectServiceContext, chain: ReadableChain): Promise<AuditVerification> {
  const state = {
    previous: genesisHash(sha256, chain.kind, chain.subjectId),
    seq: 0,
    erasedPayloads: 0,
    lastErasedAt: null as Date | null,
  };
  for (;;) {
    const entries = await readBatch(reader(ctx), chain.id, state.seq);
    for (const entry of entries) {
      if (!fits(entry, state)) return report(chain, state, state.seq + 1);
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
  return report(chain, state, isShort ? state.seq + 1 : null);
}

type WalkState = { previous: string; seq: number; erasedPayloads: number; lastErasedAt: Date | null };

function report(chain: ReadableChain, state: WalkState, brokenAt: number | null): AuditVerification {
  return {
    whole: brokenAt === null,
    entries: state.seq,
    erasedPayloads: state.erasedPayloads,
    lastErasedAt: state.lastErasedAt,
    brokenAt,
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

function fits(row: BatchRow, state: WalkState): boolean {
  const { hash, payload, at, ...entry } = row;
  if (entry.seq !== state.seq + 1 || entry.previousHash !== state.previous) return false;
  if (entryHash(sha256, { ...entry, at: at.toISOString() }) !== hash) return false;
  if (!payload) return false;
  if (payload.erasedAt) return true;
  const { salt, erasedAt: _erasedAt, ...content } = payload;
  return payloadDigest(sha256, salt, content) === entry.payloadDigest;
}
